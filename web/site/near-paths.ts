import { comparablePath } from "schemas/path.ts";

const MOST = 4;

/** The paths that the visitor may have meant, likeliest first: few letters differ, or the last part is the same. */
export function nearPaths(wrong: string, paths: readonly string[]): string[] {
  // Nobody mistypes that much, and the work grows with the length.
  const typed = comparablePath(wrong).slice(0, 80);
  const last = plain(lastPart(typed));
  const isTelling = lastPart(typed).length > 2;
  return paths
    .filter((path) => path !== "/")
    .map((path) => {
      const key = comparablePath(path);
      const most = Math.max(2, Math.floor(path.length / 3));
      const whole = editDistance(typed, key, most);
      const lastParts = editDistance(last, plain(lastPart(key)), most - 1) + 1;
      const isInside = isTelling && plain(key).includes(last);
      return { path, most, distance: Math.min(whole, lastParts, isInside ? 2 : Number.POSITIVE_INFINITY) };
    })
    .filter(({ distance, most }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ path }) => path);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** `cnc_machining.html` and `cnc-machining` say the same. */
function plain(text: string): string {
  return text.replace(/\.\w+$/, "").replace(/[^a-z0-9]/g, "");
}

/** How many letters to add, leave out or change (Levenshtein); infinite when more than `most`. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
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
    // The rest can only add to it.
    if (least > most) return Number.POSITIVE_INFINITY;
  }
  const distance = row[other.length] ?? 0;
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}
