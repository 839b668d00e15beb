import { routeKey } from "#cms/route-map.ts";

const MOST = 4;

/** The paths that the visitor may have meant, likeliest first: few letters differ, or the last part is the same. */
export function nearPaths(wrong: string, paths: readonly string[]): string[] {
  // Nobody mistypes that much, and the work grows with the length.
  const typed = routeKey(wrong).slice(0, 80);
  return paths
    .filter((path) => path !== "/")
    .map((path) => ({ path, distance: distanceBetween(typed, routeKey(path)) }))
    .filter(({ path, distance }) => distance <= Math.max(2, Math.floor(path.length / 3)))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ path }) => path);
}

function distanceBetween(typed: string, path: string): number {
  const whole = editDistance(typed, path);
  const lastParts = editDistance(plain(lastPart(typed)), plain(lastPart(path))) + 1;
  const isInside = lastPart(typed).length > 2 && plain(path).includes(plain(lastPart(typed)));
  return Math.min(whole, lastParts, isInside ? 2 : Number.POSITIVE_INFINITY);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** `cnc_machining.html` and `cnc-machining` say the same. */
function plain(text: string): string {
  return text.replace(/\.\w+$/, "").replace(/[^a-z0-9]/g, "");
}

/** How many letters to add, leave out or change (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (one[index] === other[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
