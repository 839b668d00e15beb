import { publishedId, releaseOf } from "./document-id.ts";
import { comparablePath } from "./path.ts";

/** Where visitors find the page now, and whether the release leads them on from there. */
interface PublishedPlace {
  path: string;
  isRedirected: boolean;
}

export type FetchPublishedPlace = (
  query: string,
  params: { own: string; versions: string },
) => Promise<PublishedPlace | null>;

const PLACE = `*[_id == $own && defined(path)][0]{
  path,
  "isRedirected": defined(*[
    _type == "redirect" && string::startsWith(_id, $versions) && lower(from) == lower(^.path)
  ][0]._id)
}`;

interface Moving {
  /** Of the document that is being edited. */
  id: string;
  path: string;
  /** Its other paths. */
  aliases: readonly string[];
}

/**
 * Warns when a page leaves its published path in a release that does not lead visitors on from there. Outside of releases
 * the Studio asks when the page is published. Nothing when visitors find the page by its old path too.
 */
export async function leftPathWarning(
  { id, path, aliases }: Moving,
  fetchPlace: FetchPublishedPlace,
): Promise<string | undefined> {
  const release = releaseOf(id);
  if (release === undefined) return undefined;
  const place = await fetchPlace(PLACE, { own: publishedId(id), versions: `versions.${release}.` });
  if (place === null || place.isRedirected) return undefined;
  const found = [path, ...aliases].map((each) => comparablePath(each));
  if (found.includes(comparablePath(place.path))) return undefined;
  return `This release moves the page away from ${place.path}. Choose “Redirect old paths of moved pages” in the menu of the release, or visitors of the old path find nothing`;
}
