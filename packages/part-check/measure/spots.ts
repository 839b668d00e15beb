import { indexAt, numberAt } from "../mesh/math/typed-arrays.ts";
import type { Vector } from "../mesh/math/vector.ts";
import { cornerOf } from "../mesh/mesh.ts";
import type { Place } from "../result.ts";
import type { Severity } from "../rules/measure.ts";
import type { FindingTexts } from "../words.ts";
import type { Part } from "./part.ts";

/** A measured value at a point of the surface. */
export interface Spot {
  readonly value: number;
  readonly point: Vector;
  readonly triangle: number;
  readonly area: number;
}

/** A place with a measured value: the worst of its spots. */
export interface Measurement {
  readonly value: number;
  readonly place: Place;
  readonly area: number;
  /** In place of the texts of the measure. */
  readonly texts?: FindingTexts;
  /** In place of the severity of the measure or its rule. */
  readonly severity?: Severity;
}

/** Joins the spots of each smooth face into one measurement, and sorts these by `isWorse`, worst first. */
export function joinSpots(
  { regions }: Part,
  spots: readonly Spot[],
  isWorse: (a: number, b: number) => boolean,
  worstOf: (spots: readonly Spot[]) => Spot | undefined = (own) =>
    own.reduce((a, b) => (isWorse(b.value, a.value) ? b : a)),
): Measurement[] {
  const places = Map.groupBy(spots, ({ triangle }) => indexAt(regions.regionOf, triangle));
  return [...places.values()]
    .flatMap((own) => {
      const worst = worstOf(own);
      if (worst === undefined) return [];
      const triangles = new Set(own.map(({ triangle }) => triangle));
      const place = { point: worst.point, triangles: Uint32Array.from(triangles) };
      return [{ value: worst.value, place, area: sumAreas(own) }];
    })
    .toSorted((a, b) => (a.value === b.value ? b.area - a.area : isWorse(a.value, b.value) ? -1 : 1));
}

/** In mm². Smaller areas are slivers of the mesh. */
const MIN_AREA = 0.05;

/** The spot with the smallest value that covers enough area. A single sliver of a mesh does not count. */
export function leastWithArea(spots: readonly Spot[]): Spot | undefined {
  const sorted = spots.toSorted((a, b) => a.value - b.value);
  let end = 0;
  let area = 0;
  for (const [start, spot] of sorted.entries()) {
    for (; end < sorted.length && (sorted[end]?.value ?? 0) <= spot.value * 1.05; end += 1)
      area += sorted[end]?.area ?? 0;
    if (area >= Math.max(MIN_AREA, 0.5 * Math.min(1, spot.value ** 2))) return spot;
    area -= sorted[start]?.area ?? 0;
  }
  return undefined;
}

/** A place with these triangles, at `point` or at the first corner. */
export function placeOf(part: Part, triangles: Iterable<number>, point?: Vector): Place {
  const list = Uint32Array.from(triangles);
  return {
    point: point ?? cornerOf(part.mesh, indexAt(list, 0), 0),
    triangles: list,
  };
}

/** The area of each smooth face in mm². */
export function areasOfRegions({ regions, samples }: Pick<Part, "regions" | "samples">): Float64Array {
  const areas = new Float64Array(regions.count);
  for (const { triangle, area } of samples) {
    const region = indexAt(regions.regionOf, triangle);
    areas[region] = numberAt(areas, region) + area;
  }
  return areas;
}

export function sumAreas(spots: readonly { readonly area: number }[]): number {
  return spots.reduce((sum, { area }) => sum + area, 0);
}
