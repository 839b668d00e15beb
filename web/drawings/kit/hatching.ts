import { round, type Point } from "./geometry.ts";

type Hatching = { pitch: number; /** The neighbouring part leans the other way. */ flip: boolean };

// Off the whole numbers, so that no hatch line runs along an edge.
const START = 0.37;

/**
 * Hatch lines at 45° inside the rings (a ring in a ring is a hole), as one path.
 * Drawn instead of an SVG pattern: no ids to clash, and the lines print as lines.
 */
export function hatchPath(rings: readonly (readonly Point[])[], { pitch, flip }: Hatching) {
  const lean = flip ? -1 : 1;
  const levels = rings.flat().map(([x, y]) => x + lean * y);
  const step = pitch * Math.SQRT2;
  const parts: string[] = [];
  for (let level = firstLevel(Math.min(...levels), step); level < Math.max(...levels); level += step) {
    const xs = crossings(rings, level, lean);
    for (let i = 0; i + 1 < xs.length; i += 2) parts.push(stroke(xs[i] ?? 0, xs[i + 1] ?? 0, level, lean));
  }
  return parts.join("");
}

function firstLevel(lowest: number, step: number) {
  return Math.ceil((lowest - START) / step) * step + START;
}

function crossings(rings: readonly (readonly Point[])[], level: number, lean: number) {
  const found = rings.flatMap((ring) =>
    ring.flatMap((to, i) => {
      const from = ring.at(i - 1) ?? to;
      const a = from[0] + lean * from[1] - level;
      const b = to[0] + lean * to[1] - level;
      return a < 0 === b < 0 ? [] : [from[0] + ((to[0] - from[0]) * a) / (a - b)];
    }),
  );
  return found.toSorted((a, b) => a - b);
}

function stroke(x1: number, x2: number, level: number, lean: number) {
  if (x2 - x1 < 0.8) return "";
  return `M${round(x1)} ${round(lean * (level - x1))}L${round(x2)} ${round(lean * (level - x2))}`;
}
