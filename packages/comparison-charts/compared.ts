import type { Quantity } from "quantities/quantity.ts";

/** What a chart says, in English. */
export const english = {
  /** For `Intl`. */
  locale: "en-US",
  days: (range: string) => `${range} days`,
  weeks: (range: string) => `${range} weeks`,
  /** At a line of the chart: `100`, `10k`, `1M`. */
  count: (count: number) => {
    if (count >= 1_000_000) return `${count / 1_000_000}M`;
    return count >= 1000 ? `${count / 1000}k` : `${count}`;
  },
};

export type ChartWords = typeof english;

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
  readonly text: (from: number, to: number, unit: Quantity["unit"], words: ChartWords) => string;
}

/** The rows of a chart. A row without a number is left out. */
export function comparedRows(
  rows: readonly StoredRow[],
  { toAxis, text }: Compared,
  words: ChartWords,
): ComparedRow[] {
  return rows.flatMap(({ label, figures = [], isHighlighted = false }) => {
    const numbers = figures.flatMap(({ value, min, max, unit }) =>
      [value, min, max].flatMap((number) => (number === undefined ? [] : toAxis(number, unit))),
    );
    if (numbers.length === 0) return [];
    const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
    const units = new Set(figures.map(({ unit }) => unit));
    return [
      {
        label,
        from,
        to,
        isHighlighted,
        text: text(from, to, units.size === 1 ? [...units][0] : undefined, words),
      },
    ];
  });
}

/** `1–50`, or one number. */
export function rangeText(from: number, to: number, { locale }: ChartWords): string {
  return from === to
    ? from.toLocaleString(locale)
    : `${from.toLocaleString(locale)}–${to.toLocaleString(locale)}`;
}

/** `0.125`, as the shortest number. */
export function numberText(value: number, { locale }: ChartWords): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 9, useGrouping: false });
}

export function toMillimeters(number: number, unit: Quantity["unit"]): number {
  return unit === "µm" ? number / 1000 : number;
}
