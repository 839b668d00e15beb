import { comparablePath } from "schemas/fields/path.ts";

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
      const whole = editDistance(typed, key, maxDistance);
      const lastParts = editDistance(lastPart, letters(lastSegment(key)), maxDistance - 1) + 1;
      const inside = isLongEnough && letters(key).includes(lastPart) ? 2 : Number.POSITIVE_INFINITY;
      return { path, maxDistance, distance: Math.min(whole, lastParts, inside) };
    })
    .filter(({ distance, maxDistance }) => distance <= maxDistance)
    .toSorted((one, other) => one.distance - other.distance)
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

/** The Levenshtein distance: the number of letters to add, remove or change. Infinite if it is more than `max`. */
function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY;
  const row = Uint8Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    let before = index;
    let least = index + 1;
    row[0] = index + 1;
    for (let column = 1; column <= other.length; column += 1) {
      const above = row[column] ?? 0;
      const changed = before + (one.charCodeAt(index) === other.charCodeAt(column - 1) ? 0 : 1);
      const distance = Math.min(changed, above + 1, (row[column - 1] ?? 0) + 1);
      row[column] = distance;
      before = above;
      if (distance < least) least = distance;
    }
    // The distance cannot get smaller in later rows.
    if (least > max) return Number.POSITIVE_INFINITY;
  }
  const distance = row[other.length] ?? 0;
  return distance <= max ? distance : Number.POSITIVE_INFINITY;
}
