import type { Quantity } from "quantities/quantity.ts";

/** A row of a chart, whose figures have the numbers of their capabilities. */
interface StoredRow {
  readonly label: string;
  readonly figures?: readonly Quantity[] | undefined;
  readonly isHighlighted?: boolean | undefined;
}

/** A row as it is drawn: the range over all of its figures. */
export interface ComparedRow {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isHighlighted: boolean;
}

interface Compared {
  /** Converts a number to the unit of the axis. */
  readonly toAxis: (number: number, unit: Quantity["unit"]) => number;
  readonly text: (from: number, to: number, unit: Quantity["unit"]) => string;
}

/** The rows of a chart. A row without a number is left out. */
export function comparedRows(rows: readonly StoredRow[], { toAxis, text }: Compared): ComparedRow[] {
  return rows.flatMap(({ label, figures = [], isHighlighted = false }) => {
    const numbers = figures.flatMap(({ value, min, max, unit }) =>
      [value, min, max].flatMap((number) => (number === undefined ? [] : toAxis(number, unit))),
    );
    if (numbers.length === 0) return [];
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    const units = new Set(figures.map(({ unit }) => unit));
    return [
      { label, from, to, isHighlighted, text: text(from, to, units.size === 1 ? [...units][0] : undefined) },
    ];
  });
}

/** `1–50`, or one number. */
export function rangeText(from: number, to: number): string {
  return from === to
    ? from.toLocaleString("en-US")
    : `${from.toLocaleString("en-US")}–${to.toLocaleString("en-US")}`;
}

export function toMillimeters(number: number, unit: Quantity["unit"]): number {
  return unit === "µm" ? number / 1000 : number;
}
