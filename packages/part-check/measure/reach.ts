import { indexAt } from "../mesh/math/typed-arrays.ts";
import type { Thread } from "../mesh/shapes/threads.ts";
import { isOpenTo, sidesOf } from "./access.ts";
import type { Part } from "./part.ts";
import { everyNth } from "./samples.ts";
import { joinSpots, type Measurement, type Spot } from "./spots.ts";

const MAX_SAMPLES = 15_000;
/** In mm². Smaller areas are the ends of fillets. */
const MIN_AREA = 0.4;
/** A single hidden triangle in a curved face with at least this many triangles is damaged. */
const FINELY_MESHED = 50;

/**
 * Finds faces that are hidden from all six sides, so that no straight tool reaches them. The value is their area in mm². Threads are left
 * out, because taps and thread mills cut them.
 */
export function measureReach(part: Part, threads: readonly Thread[]): Measurement[] {
  const isThread = new Set(threads.flatMap(({ triangles }) => triangles));
  const sides = sidesOf(part);
  const hidden: Spot[] = [];
  for (const sample of everyNth(part.samples, MAX_SAMPLES)) {
    if (isThread.has(sample.triangle) || sides.some((side) => isOpenTo(part, sample, side))) continue;
    hidden.push({ value: 0, point: sample.point, triangle: sample.triangle, area: sample.area });
  }
  return joinSpots(part, hidden, () => false)
    .filter((place) => isSignificant(part, place))
    .map(({ place, area }) => ({ value: area, place, area }))
    .toSorted((a, b) => b.area - a.area);
}

/** Whether hidden spots are a feature of the part rather than noise in its mesh. */
export function isSignificant(
  { regions }: Pick<Part, "regions">,
  { area, place: { triangles } }: Measurement,
): boolean {
  if (area < MIN_AREA) return false;
  if (triangles.length > 1) return true;
  const region = indexAt(regions.regionOf, indexAt(triangles, 0));
  return regions.regionOf.reduce((count, other) => count + Number(other === region), 0) < FINELY_MESHED;
}
