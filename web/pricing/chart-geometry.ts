import { round } from "technical-drawings/kit/geometry.ts";

// Lines and labels of a chart with logarithmic scales, without React.

/** Where a value is on an axis. */
export type Scale = (value: number) => number;

export interface Point {
  readonly count: number;
  readonly price: number;
}

/** A line through points, as the `d` of a path. */
export function linePath(points: readonly Point[], x: Scale, y: Scale): string {
  return points
    .map(({ count, price }, index) => `${index === 0 ? "M" : "L"}${round(x(count))} ${round(y(price))}`)
    .join("");
}

interface Limits {
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

/** The chart's edges, at which a band is cut off. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** The area between the lower and the upper limit. */
export function bandPath(limits: readonly Limits[], { top, bottom }: Edges, x: Scale, y: Scale): string {
  const upper = limits.map(({ count, high }) => `${round(x(count))} ${round(Math.max(top, y(high)))}`);
  const lower = limits
    .toReversed()
    .map(({ count, low }) => `${round(x(count))} ${round(Math.min(bottom, y(low)))}`);
  return `M${[...upper, ...lower].join("L")}Z`;
}

/** Half of the points are enough for lines that bend little, and the HTML is half as long. */
export function thinned(counts: readonly number[]): number[] {
  return counts.filter((_, index) => index % 2 === 0 || index === counts.length - 1);
}

/** The heights of labels, moved apart where they would overlap. */
export function movedApart(positions: readonly (readonly [x: number, y: number])[]): number[] {
  const placed: (readonly [x: number, y: number])[] = [];
  const heights: number[] = [];
  for (const [index, [x, wanted]] of [...positions.entries()].toSorted(([, a], [, b]) => a[1] - b[1])) {
    const above = placed.filter(([other]) => Math.abs(other - x) < 12).map(([, y]) => y + 13);
    const y = Math.max(wanted, ...above);
    placed.push([x, y]);
    heights[index] = y;
  }
  return heights;
}

/** The powers of ten from one number to another. */
export function decades(from: number, to: number): number[] {
  const first = Math.round(Math.log10(from));
  const last = Math.floor(Math.log10(to) + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}
