import { distance } from "fastest-levenshtein";
import { comparablePath } from "page-paths/paths.ts";

const MAX_SUGGESTIONS = 4;

/** Only this many characters are compared, because the time grows with the length. */
const MAX_COMPARED_LENGTH = 80;

/**
 * Up to four of `paths` that a visitor may have meant, the most likely first: those that differ in few letters or have a similar
 * last segment. Not the home page, to which an error page leads anyway. All paths begin with that of the home page, such as `/de`, so this
 * common part does not count as similar.
 */
export function suggestPaths(missing: string, paths: readonly string[], home = "/"): string[] {
  const withoutHome = (path: string) => comparablePath(path).slice(home === "/" ? 0 : home.length);
  const typed = withoutHome(missing).slice(0, MAX_COMPARED_LENGTH);
  const lastPart = letters(lastSegment(typed));
  const isLongEnough = lastSegment(typed).length > 2;
  return paths
    .filter((path) => path !== home)
    .map((path) => {
      const key = withoutHome(path);
      const difference = Math.min(
        nearDistance(typed, key),
        nearDistance(lastPart, letters(lastSegment(key))) + 1,
        isLongEnough && letters(key).includes(lastPart) ? 2 : Number.POSITIVE_INFINITY,
      );
      return { path, difference };
    })
    .filter(({ difference }) => difference < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.difference - other.difference)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path }) => path);
}

/** In how many letters two texts differ. Infinite if that is more than a third, because a long text resembles every other one. */
function nearDistance(typed: string, meant: string): number {
  const difference = distance(typed, meant);
  return difference <= Math.max(2, Math.floor(meant.length / 3)) ? difference : Number.POSITIVE_INFINITY;
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** `cnc_machining.html` and `cnc-machining` count as equal: both become `cncmachining`. */
function letters(text: string): string {
  return text.replace(/\.\w+$/, "").replace(/[^a-z0-9]/g, "");
}
