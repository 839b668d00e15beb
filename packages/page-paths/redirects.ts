// Finds loops of redirects, and plans changes to redirects when a page moves.

import { comparablePath, splitAddress } from "./paths.ts";

/** A redirect. If it leads to a page, `to` is the path of that page. */
export interface Redirect {
  id: string;
  from: string;
  /** A path of the site, perhaps with a query and an anchor, or the address of another site. */
  to: string;
}

/** Returns an error message if a redirect leads back to its start; undefined if it ends at another place. */
export function loopProblem(redirect: Redirect, others: readonly Redirect[]): string | undefined {
  return isLoop(redirect, others)
    ? "This redirect makes a loop. Choose a page that does not lead back here"
    : undefined;
}

/** A change of the path of a published page. */
export interface PageMove {
  from: string;
  to: string;
}

interface StoredPage {
  _type: string;
  [field: string]: unknown;
}

/** The path change that publishing a version would make. Undefined for a new page, and if only the case changes. */
export function pageMove(published: StoredPage | null, version: StoredPage | null): PageMove | undefined {
  if (published === null || version === null) return undefined;
  const from = published["path"];
  const to = version["path"];
  if (typeof from !== "string" || typeof to !== "string") return undefined;
  return comparablePath(from) === comparablePath(to) ? undefined : { from, to };
}

/** The changes to redirects when a published page moves to another path. */
export interface MovePlan {
  /** The ids of redirects from the new path, which would lead visitors away from the page. */
  remove: string[];
  /**
   * Redirects to the old path, with their anchors. They have to lead to the page itself instead. Those with a query stay, because a
   * reference to a page has none: visitors go on from the old path.
   */
  retarget: { id: string; anchor: string | undefined }[];
}

export function movePlan(move: PageMove, redirects: readonly Redirect[]): MovePlan {
  const oldPath = comparablePath(move.from);
  const newPath = comparablePath(move.to);
  const remove = redirects.filter(({ from }) => comparablePath(from) === newPath);
  const retarget = redirects.filter(
    (redirect) =>
      !remove.includes(redirect) &&
      comparablePath(splitAddress(redirect.to).path) === oldPath &&
      splitAddress(redirect.to).search === "",
  );
  return {
    remove: remove.map(({ id }) => id),
    retarget: retarget.map(({ id, to }) => ({ id, anchor: splitAddress(to).hash.slice(1) || undefined })),
  };
}

function isLoop(redirect: Redirect, all: readonly Redirect[]): boolean {
  const byPath = new Map(
    all.filter(({ id }) => id !== redirect.id).map((other) => [comparablePath(other.from), other]),
  );
  const passed = new Set([comparablePath(redirect.from)]);
  let next: Redirect | undefined = redirect;
  while (next !== undefined) {
    const stop = comparablePath(splitAddress(next.to).path);
    if (passed.has(stop)) return true;
    passed.add(stop);
    next = byPath.get(stop);
  }
  return false;
}
