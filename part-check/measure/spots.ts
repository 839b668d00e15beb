import type { Place } from "../contract.ts";
import { indexAt, neighborOf, NONE, numberAt } from "../mesh/mesh.ts";
import type { Vector } from "../mesh/vector.ts";
import type { Part } from "./part.ts";

/** A measured value at a point of the surface. */
export interface Spot {
  readonly value: number;
  readonly point: Vector;
  readonly triangle: number;
  readonly area: number;
}

/** A connected place with a measured value: the worst of its spots. */
export interface Measurement {
  readonly value: number;
  readonly place: Place;
  readonly area: number;
}

/** Neighbors within this many steps over edges are one place: single samples of a fine mesh have triangles without a spot between. */
const REACH = 2;

/** Joins spots of connected triangles to places. `isWorse` orders values; the worst comes first. */
export function joinSpots(
  part: Part,
  spots: readonly Spot[],
  isWorse: (a: number, b: number) => boolean,
): Measurement[] {
  const spotsOf = new Map<number, Spot[]>();
  for (const spot of spots) {
    const known = spotsOf.get(spot.triangle);
    if (known === undefined) spotsOf.set(spot.triangle, [spot]);
    else known.push(spot);
  }
  const seen = new Set<number>();
  const places: Measurement[] = [];
  for (const seed of spotsOf.keys()) {
    if (seen.has(seed)) continue;
    const triangles = connected(part, seed, spotsOf, seen);
    const own = triangles.flatMap((triangle) => spotsOf.get(triangle) ?? []);
    const worst = own.reduce((a, b) => (isWorse(b.value, a.value) ? b : a));
    places.push({
      value: worst.value,
      place: { point: worst.point, triangles: Uint32Array.from(triangles) },
      area: own.reduce((sum, { area }) => sum + area, 0),
    });
  }
  return places.toSorted((a, b) =>
    a.value === b.value ? b.area - a.area : isWorse(a.value, b.value) ? -1 : 1,
  );
}

function connected(
  { mesh }: Part,
  seed: number,
  spotsOf: ReadonlyMap<number, unknown>,
  seen: Set<number>,
): number[] {
  const triangles = [seed];
  seen.add(seed);
  const gaps = new Map<number, number>();
  let queue = [seed];
  while (queue.length > 0) {
    const next: number[] = [];
    for (const triangle of queue)
      for (let edge = 0; edge < 3; edge += 1) {
        const neighbor = neighborOf(mesh, triangle, edge);
        if (neighbor === NONE || seen.has(neighbor)) continue;
        if (spotsOf.has(neighbor)) {
          seen.add(neighbor);
          triangles.push(neighbor);
          next.push(neighbor);
          continue;
        }
        const gap = (gaps.get(triangle) ?? 0) + 1;
        if (gap > REACH || gaps.has(neighbor)) continue;
        gaps.set(neighbor, gap);
        next.push(neighbor);
      }
    queue = next;
  }
  return triangles;
}

/** The least value that enough area has: a single sliver of a mesh does not count. */
export function leastWithArea(spots: readonly Spot[]): Spot | undefined {
  const sorted = spots.toSorted((a, b) => a.value - b.value);
  let end = 0;
  let area = 0;
  for (const [start, spot] of sorted.entries()) {
    for (; end < sorted.length && (sorted[end]?.value ?? 0) <= spot.value * 1.05; end += 1)
      area += sorted[end]?.area ?? 0;
    if (area >= 0.5 * Math.min(1, spot.value ** 2)) return spot;
    area -= sorted[start]?.area ?? 0;
  }
  return undefined;
}

/** A place from triangles, at the point that is given or the first triangle's corner. */
export function placeOf(part: Part, triangles: Iterable<number>, point?: Vector): Place {
  const list = Uint32Array.from(triangles);
  const corner = 3 * indexAt(part.mesh.indices, 3 * indexAt(list, 0));
  return {
    point: point ?? [
      numberAt(part.mesh.positions, corner),
      numberAt(part.mesh.positions, corner + 1),
      numberAt(part.mesh.positions, corner + 2),
    ],
    triangles: list,
  };
}

export function sumAreas(spots: readonly { readonly area: number }[]): number {
  return spots.reduce((sum, { area }) => sum + area, 0);
}
