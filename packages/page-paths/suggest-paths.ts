import { distance } from "fastest-levenshtein";
import { comparablePath } from "page-paths/paths.ts";

const MAX_SUGGESTIONS = 4;

/** Only this many characters are compared, because the time grows with the length. */
const MAX_COMPARED_LENGTH = 80;

/**
 * Up to four of `paths` that a visitor may have meant, the most likely first: those that differ in few letters or have a similar
 * last segment.
 */
export function suggestPaths(missing: string, paths: readonly string[]): string[] {
  const typed = comparablePath(missing).slice(0, MAX_COMPARED_LENGTH);
  const lastPart = letters(lastSegment(typed));
  const isLongEnough = lastSegment(typed).length > 2;
  return paths
    .filter((path) => path !== "/")
    .map((path) => {
      const key = comparablePath(path);
      const maxDistance = Math.max(2, Math.floor(path.length / 3));
      const whole = distance(typed, key);
      const lastParts = distance(lastPart, letters(lastSegment(key))) + 1;
      const inside = isLongEnough && letters(key).includes(lastPart) ? 2 : Number.POSITIVE_INFINITY;
      return { path, maxDistance, difference: Math.min(whole, lastParts, inside) };
    })
    .filter(({ difference, maxDistance }) => difference <= maxDistance)
    .toSorted((one, other) => one.difference - other.difference)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path }) => path);
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** `cnc_machining.html` and `cnc-machining` count as equal: both become `cncmachining`. */
function letters(text: string): string {
  return text.replace(/\.\w+$/, "").replace(/[^a-z0-9]/g, "");
}
