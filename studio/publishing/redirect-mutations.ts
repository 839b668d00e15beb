import type { SanityClient } from "@sanity/client";
import { comparablePath } from "schemas/path.ts";
import { movePlan, type Redirect } from "schemas/redirects.ts";

import type { PageMove } from "#publishing/page-move.ts";

const REDIRECTS = `*[_type == "redirect" && defined(from)]{ "id": _id, from, "to": coalesce(address, "") }`;

interface MovedPage {
  pageId: string;
  move: PageMove;
  /** Whether visitors of the old path are to be led on. */
  isRedirected: boolean;
}

/**
 * Makes redirects fit a page that moves, in one transaction: those away from its new path are removed, and if it is
 * redirected, the old path and the redirects to it lead to the page itself.
 */
export async function fitRedirects(
  client: Pick<SanityClient, "fetch" | "transaction">,
  { pageId, move, isRedirected }: MovedPage,
): Promise<void> {
  const redirects = await client.fetch<Redirect[]>(REDIRECTS, {}, { perspective: "raw" });
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
      _id: redirectIdOf(move.from),
      _type: "redirect",
      from: move.from,
      permanent: true,
      ...target,
    });
  }
  await transaction.commit({ tag: "redirect-moved-page" });
}

/** Redirects from the old paths of pages that move in a release, to be published together with it. */
export function redirectsInRelease(releaseId: string, moved: readonly { pageId: string; move: PageMove }[]) {
  return moved.map(({ pageId, move }) => ({
    _id: `versions.${releaseId}.${redirectIdOf(move.from)}`,
    _type: "redirect",
    from: move.from,
    permanent: true,
    kind: "page",
    page: { _type: "reference", _ref: pageId },
  }));
}

/** One redirect for each path, however often pages move to and fro. */
export function redirectIdOf(path: string): string {
  return `redirect-${comparablePath(path).slice(1).replaceAll("/", "_") || "home"}`;
}
