import { publishedId, releaseOf } from "./document-id.ts";
import { routableTypes } from "./documents/routable.ts";
import { comparablePath } from "./path.ts";

/** A document, draft or version that the site answers a path with: by its path, an alias, or as a redirect. */
interface PathHolder {
  _id: string;
  _type: string;
  title: string | null;
  /** Whether the release of the asking document holds a version of this one: where that stands, it says itself. */
  isInRelease?: boolean;
}

export type FetchHolders = (
  query: string,
  params: { types: readonly string[]; path: string; own: string; release: string },
) => Promise<PathHolder[]>;

const HOLDERS = `*[
  (_type in $types && (lower(path) == $path || count(aliases[lower(@) == $path]) > 0))
  || (_type == "redirect" && lower(from) == $path && page._ref != $own)
]{ _id, _type, title, "isInRelease": defined(*[_id == "versions." + $release + "." + ^._id][0]._id) }`;

/**
 * Says which other document has the path already, in whatever capitals; nothing when the path is free.
 * A redirect that leads to the document itself does not count: publishing removes it.
 * Who is published there keeps the path: a draft elsewhere does not take it away. What leaves a path in a release does
 * not stand in the way of what comes there in the same release.
 */
export async function takenPathProblem(
  { path, id }: { path: string; id: string },
  fetchHolders: FetchHolders,
): Promise<string | undefined> {
  const own = publishedId(id);
  const params = { types: routableTypes, path: comparablePath(path), own, release: releaseOf(id) ?? "" };
  const holders = await fetchHolders(HOLDERS, params);
  const isPublishedHere = holders.some(({ _id }) => _id === own);
  const other = holders.find(
    ({ _id, isInRelease }) =>
      publishedId(_id) !== own && isInRelease !== true && !(isPublishedHere && isUnpublished(_id)),
  );
  if (other === undefined) return undefined;
  if (other._type === "redirect") return "A redirect leads away from this path. Delete the redirect first";
  return `“${other.title ?? "Another page"}” has this path already. Capital letters make no difference`;
}

function isUnpublished(id: string): boolean {
  return publishedId(id) !== id;
}
