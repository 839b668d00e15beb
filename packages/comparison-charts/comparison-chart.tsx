import {
  type ChartWords,
  comparedRows,
  type ComparedRow,
  english,
  numberText,
  rangeText,
  toMillimeters,
} from "./compared.ts";
import { layerHeights } from "./layer-heights.tsx";
import { rangeChart } from "./range-chart.tsx";
import { toleranceZones } from "./tolerance-zones.tsx";

/** What a chart compares. Each kind has its own scale. */
export type ChartKind = "tolerance" | "layerHeight" | "roughness" | "leadTime" | "quantity";

export interface ComparisonChart {
  readonly title: string;
  readonly kind: ChartKind;
  readonly rows: Parameters<typeof comparedRows>[0];
}

interface DrawnChart {
  /** The text alternative, with all values. */
  readonly description: string;
  /** Draws it at a width. The text keeps its size. */
  readonly draw: (width: number) => ReturnType<Kind["draw"]>;
}

interface Kind {
  readonly toAxis: Parameters<typeof comparedRows>[1]["toAxis"];
  readonly text: Parameters<typeof comparedRows>[1]["text"];
  /** The unit of the texts, if they do not say it. */
  readonly unit?: string;
  readonly draw: (
    width: number,
    rows: readonly ComparedRow[],
    words: ChartWords,
  ) => ReturnType<typeof rangeChart>;
}

const kinds: Readonly<Record<ChartKind, Kind>> = {
  tolerance: {
    toAxis: toMillimeters,
    text: (_, to, _unit, words) => `±${numberText(to, words)}`,
    unit: "mm",
    draw: toleranceZones,
  },
  layerHeight: {
    toAxis: toMillimeters,
    text: (from, to, _unit, words) => numberText(middleOf(from, to), words),
    unit: "mm",
    draw: layerHeights,
  },
  roughness: {
    toAxis: (number) => number,
    text: (from, to, _unit, words) => rangeText(from, to, words),
    unit: "µm Ra",
    draw: (width, rows, words) =>
      rangeChart(width, {
        rows,
        ticks: RA_SERIES.filter((_, i) => width > 640 || i % 2 === 0).map(
          (ra) => [ra, numberText(ra, words)] as const,
        ),
        scale: (ra) => (Math.log10(ra) - MIN_LOG_RA) / (MAX_LOG_RA - MIN_LOG_RA),
        mark: "bar",
      }),
  },
  leadTime: {
    toAxis: (number, unit) => (unit === "week" ? 7 * number : number),
    text: (from, to, unit, words) =>
      unit === "week"
        ? words.weeks(rangeText(from / 7, to / 7, words))
        : words.days(rangeText(from, to, words)),
    draw: (width, rows) => {
      const weeks = Math.min(MAX_WEEKS, Math.max(8, Math.ceil(Math.max(...rows.map(({ to }) => to)) / 7)));
      const days = Array.from({ length: weeks + 1 }, (_, week) => 7 * week);
      return rangeChart(width, {
        rows,
        ticks: days.filter((day) => width > 640 || day % 14 === 0).map((day) => [day, `${day}`] as const),
        scale: (day) => day / (7 * weeks),
        mark: "dimension",
      });
    },
  },
  quantity: {
    toAxis: (number) => number,
    text: (from, to, _unit, words) => rangeText(from, to, words),
    draw: (width, rows, words) => {
      const decades = Math.max(6, Math.ceil(Math.log10(Math.max(...rows.map(({ to }) => to)))));
      return rangeChart(width, {
        rows,
        ticks: Array.from(
          { length: decades + 1 },
          (_, power) => [10 ** power, words.count(10 ** power)] as const,
        ),
        scale: (count) => Math.log10(Math.max(1, count)) / decades,
        mark: "bar",
      });
    },
  },
};

/** Longer times end at the edge. Anyone with an account can preview a number that would fill the memory. */
const MAX_WEEKS = 104;

/** The preferred values that drawings call out, N3 to N10. */
const RA_SERIES = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.3, 12.5];
const MIN_LOG_RA = Math.log10(0.05);
const MAX_LOG_RA = Math.log10(25);

/** The rows of a chart with the range of each, on the scale of its kind. */
export function chartRows(
  { kind, rows }: Pick<ComparisonChart, "kind" | "rows">,
  words: ChartWords = english,
): ComparedRow[] {
  return comparedRows(rows, kinds[kind], words);
}

/** Undefined if no row has a number, or if the kind is none of these. */
export function comparisonChart(
  { title, kind, rows }: ComparisonChart,
  words: ChartWords = english,
): DrawnChart | undefined {
  if (!Object.hasOwn(kinds, kind)) return undefined;
  const { unit, draw } = kinds[kind];
  const drawn = chartRows({ kind, rows }, words);
  if (drawn.length === 0) return undefined;
  const values = drawn.map(({ label, text }) => [label, text, unit].filter(Boolean).join(" "));
  return { description: `${title}: ${values.join(", ")}.`, draw: (width) => draw(width, drawn, words) };
}

/** The layer that is drawn for a range of layer heights, without the error of binary fractions. */
function middleOf(from: number, to: number): number {
  return Number(((from + to) / 2).toFixed(4));
}
