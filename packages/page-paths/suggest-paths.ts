import { distance } from "fastest-levenshtein";
import { comparablePath } from "page-paths/paths.ts";

const MAX_SUGGESTIONS = 4;

/** Only this many characters are compared, because the time grows with the length. */
const MAX_COMPARED_LENGTH = 80;
/** Comparing all of them takes up to 10 ms. A visitor may ask for 300 missing pages in a minute. */
const MAX_COMPARED_PATHS = 1000;

/** A path with the parts of it that are compared. */
interface Compared {
  readonly path: string;
  readonly key: string;
  readonly letters: string;
  readonly lastLetters: string;
}

/**
 * Returns a function that suggests up to four of `paths` that a visitor may have meant, the most likely first: those that differ in few
 * letters or have a similar last segment. Not the home page, to which an error page leads anyway. All paths begin with that of the home
 * page, such as `/de`, so this common part does not count as similar.
 */
export function createSuggestions(paths: readonly string[], home = "/"): (missing: string) => string[] {
  const compared = (path: string): Compared => {
    const key = comparablePath(path).slice(home === "/" ? 0 : home.length, MAX_COMPARED_LENGTH + home.length);
    return { path, key, letters: lettersOf(key), lastLetters: lettersOf(lastSegment(key)) };
  };
  // Not before a path is missing, because the paths change with each publish.
  let known: readonly Compared[] | undefined;
  return (missing) => {
    known ??= paths
      .filter((path) => path !== home)
      .slice(0, MAX_COMPARED_PATHS)
      .map((path) => compared(path));
    const typed = compared(missing);
    const isLongEnough = lastSegment(typed.key).length > 2;
    return known
      .map(({ path, key, letters, lastLetters }) => ({
        path,
        difference: Math.min(
          nearDistance(typed.key, key),
          nearDistance(typed.lastLetters, lastLetters) + 1,
          isLongEnough && letters.includes(typed.lastLetters) ? 2 : Number.POSITIVE_INFINITY,
        ),
      }))
      .filter(({ difference }) => difference < Number.POSITIVE_INFINITY)
      .toSorted((one, other) => one.difference - other.difference)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ path }) => path);
  };
}

/** In how many letters two texts differ. Infinite if that is more than a third, because a long text resembles every other one. */
function nearDistance(typed: string, meant: string): number {
  const most = Math.max(2, Math.floor(meant.length / 3));
  if (Math.abs(typed.length - meant.length) > most) return Number.POSITIVE_INFINITY;
  const difference = distance(typed, meant);
  return difference <= most ? difference : Number.POSITIVE_INFINITY;
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** `cnc_machining.html` and `cnc-machining` count as equal: both become `cncmachining`. */
function lettersOf(text: string): string {
  return text.replace(/\.\w+$/, "").replace(/[^a-z0-9]/g, "");
}
