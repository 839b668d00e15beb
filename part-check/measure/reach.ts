import { isOpenTo, sidesOf } from "./access.ts";
import type { Part } from "./part.ts";
import { joinSpots, type Measurement, type Spot } from "./spots.ts";

const MOST_SAMPLES = 15_000;
/** Smaller places, in mm², are the ends of fillets. */
export const SMALLEST_PLACE = 0.4;

/** Faces that are hidden from all six sides, so that no straight tool reaches them. The value is their area. */
export function measureReach(part: Part): Measurement[] {
  const sides = sidesOf(part);
  const hidden: Spot[] = [];
  for (const sample of everyNth(part.samples, MOST_SAMPLES)) {
    if (sides.some((side) => isOpenTo(part, sample, side))) continue;
    hidden.push({ value: 0, point: sample.point, triangle: sample.triangle, area: sample.area });
  }
  return joinSpots(part, hidden, () => false)
    .filter(({ area }) => area >= SMALLEST_PLACE)
    .map(({ place, area }) => ({ value: area, place, area }))
    .toSorted((a, b) => b.area - a.area);
}

/** At most so many, spread over all. Their areas grow accordingly. */
export function everyNth<Item extends { readonly area: number }>(
  items: readonly Item[],
  most: number,
): Item[] {
  const step = Math.ceil(items.length / most);
  if (step <= 1) return [...items];
  return items
    .filter((_, index) => index % step === 0)
    .map((item) => Object.assign({}, item, { area: item.area * step }));
}
