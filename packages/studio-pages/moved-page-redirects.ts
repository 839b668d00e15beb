import { comparablePath } from "page-paths/paths.ts";
import { movePlan, type PageMove, type Redirect } from "page-paths/redirects.ts";
import { getPublishedId, type SanityClient } from "sanity";
import { shortText } from "stored-values/short-text.ts";
import { randomId } from "studio-grid/random-id.ts";

/** With texts only: a stored document may have anything in its fields. */
const REDIRECTS = `*[_type == "redirect" && defined(${shortText("from")})]{
  "id": _id, from, "to": coalesce(${shortText("address")}, "")
}`;

interface MovedPage {
  pageId: string;
  move: PageMove;
  /** Whether to redirect the old path. */
  isRedirected: boolean;
}

/**
 * Updates the published redirects for a page that moves, in one transaction. Deletes redirects from its new path. If the old path is redirected,
 * creates that redirect and points existing redirects to the old path at the page.
 */
export async function updateRedirects(
  client: Pick<SanityClient, "fetch" | "transaction">,
  { pageId, move, isRedirected }: MovedPage,
): Promise<void> {
  const redirects = await client.fetch<Redirect[]>(REDIRECTS, {}, { perspective: "published" });
  const { remove, retarget } = movePlan(move, redirects);
  const target = { kind: "page", page: { _type: "reference", _ref: pageId } };
  const transaction = client.transaction();

  if (remove.length === 0 && !isRedirected) return;
  for (const id of remove) transaction.delete(id);
  if (isRedirected) {
    for (const { id, anchor } of retarget) {
      transaction.patch(
        id,
        anchor === undefined
          ? { set: target, unset: ["address", "anchor"] }
          : { set: { ...target, anchor }, unset: ["address"] },
      );
    }
    transaction.createOrReplace({
      _id: redirectIdFor(move.from, redirects),
      _type: "redirect",
      from: move.from,
      permanent: true,
      ...target,
    });
  }
  await transaction.commit({ tag: "redirect-moved-page" });
}

/** Redirects from the old paths of pages that move in a release, as versions in that release. */
export async function releaseRedirects(
  client: Pick<SanityClient, "fetch">,
  releaseId: string,
  moved: readonly { pageId: string; move: PageMove }[],
) {
  const redirects = await client.fetch<Redirect[]>(REDIRECTS, {}, { perspective: [releaseId] });
  return moved.map(({ pageId, move }) => ({
    _id: `versions.${releaseId}.${redirectIdFor(move.from, redirects)}`,
    _type: "redirect",
    from: move.from,
    permanent: true,
    kind: "page",
    page: { _type: "reference", _ref: pageId },
  }));
}

/**
 * The id for the redirect from a path: the id of the published redirect, so that a path never gets two, or else a new id. The id is not derived
 * from the path, because it stays when an editor changes the path of a redirect.
 */
export function redirectIdFor(path: string, redirects: readonly Pick<Redirect, "id" | "from">[]): string {
  const published = redirects.filter(({ id }) => id === getPublishedId(id));
  const existing = published.find(({ from }) => comparablePath(from) === comparablePath(path));
  return existing?.id ?? randomId();
}
