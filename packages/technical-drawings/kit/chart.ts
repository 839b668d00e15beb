import { outline, type Vertex } from "./geometry.ts";

// Lines and labels of a chart with logarithmic scales.

/** Where a value is on an axis. */
export type Scale = (value: number) => number;

interface Limits {
  readonly at: number;
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
  const upper = limits.map(({ at, high }): Vertex => [x(at), Math.max(top, y(high))]);
  const lower = limits.map(({ at, low }): Vertex => [x(at), Math.min(bottom, y(low))]);
  return outline([...upper, ...lower.toReversed()]);
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
