// How redirects follow each other.

import { comparablePath } from "./path.ts";

/** A redirect whose page, if it leads to one, stands as that page's path. */
export interface Redirect {
  id: string;
  from: string;
  /** A path, perhaps with an anchor, or an address outside. */
  to: string;
}

/** Says why a redirect cannot be: it leads back to where it starts. Nothing when it arrives somewhere. */
export function loopProblem(redirect: Redirect, others: readonly Redirect[]): string | undefined {
  return leadsInCircle(redirect, others)
    ? "This redirect leads in a circle. Choose a page that does not lead back here"
    : undefined;
}

/** What has to happen to redirects when a published page moves from one path to another. */
export interface MovePlan {
  /** Redirects that begin where the page is now: they would take visitors away from it. */
  remove: string[];
  /** Redirects to the old path: they are to lead to the page itself, and to the place on it that they name. */
  retarget: { id: string; anchor: string | undefined }[];
}

/** Which redirects stand in the way of a page that moves from one path to another, and which are to follow it. */
export function movePlan(move: { from: string; to: string }, redirects: readonly Redirect[]): MovePlan {
  const oldPath = comparablePath(move.from);
  const newPath = comparablePath(move.to);
  const remove = redirects.filter(({ from }) => comparablePath(from) === newPath);
  const retarget = redirects.filter(
    (redirect) => !remove.includes(redirect) && comparablePath(pathOf(redirect.to)) === oldPath,
  );
  return {
    remove: remove.map(({ id }) => id),
    retarget: retarget.map(({ id, to }) => ({ id, anchor: to.split("#")[1] || undefined })),
  };
}

function leadsInCircle(redirect: Redirect, all: readonly Redirect[]): boolean {
  const byPath = new Map(
    all.filter(({ id }) => id !== redirect.id).map((other) => [comparablePath(other.from), other]),
  );
  const passed = new Set([comparablePath(redirect.from)]);
  let next: Redirect | undefined = redirect;
  while (next !== undefined) {
    const stop = comparablePath(pathOf(next.to));
    if (passed.has(stop)) return true;
    passed.add(stop);
    next = byPath.get(stop);
  }
  return false;
}

function pathOf(target: string): string {
  return target.replace(/#.*$/, "");
}
