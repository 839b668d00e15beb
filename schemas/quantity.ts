import { type Unit, unitFacts } from "./units.ts";

/** A stored quantity: one value, or a range with one or both ends. The site imports this file. */
export interface Quantity {
  value?: number;
  min?: number;
  max?: number;
  /** The value is a tolerance, written with ±. */
  plusMinus?: boolean;
  unit?: Unit;
}

export type UnitSystem = "metric" | "imperial";

/** Length × width × height, all in one unit. */
export interface Size {
  length?: number;
  width?: number;
  height?: number;
  unit?: Unit;
}

/** `±0.05 mm`, `0.8–1.2 mm` or `≥ 515 MPa`, in the units of `system`; empty without a number. */
export function formatQuantity(quantity: Quantity, system: UnitSystem = "metric"): string {
  const { plusMinus = false, unit = "number" } = quantity;
  const symbol = symbolOf(unit, system, largestOf(quantity));
  const number = (value: number) => writeNumber(value, unit, system, plusMinus);
  const { value, min, max } = quantity;

  if (value !== undefined) return join(`${plusMinus ? "±" : ""}${number(value)}`, symbol);
  if (min !== undefined && max !== undefined) return join(range(number(min), number(max)), symbol);
  if (min !== undefined) return join(`≥\u00a0${number(min)}`, symbol);
  if (max !== undefined) return join(`≤\u00a0${number(max)}`, symbol);
  return "";
}

/** `500 × 300 × 200 mm`, in the units of `system`; empty without a number. */
export function formatSize(
  { length, width, height, unit = "mm" }: Size,
  system: UnitSystem = "metric",
): string {
  const sides = [length, width, height].filter((side) => side !== undefined);
  if (sides.length === 0) return "";
  const numbers = sides.map((side) => writeNumber(side, unit, system));
  return join(numbers.join(" ×\u00a0"), symbolOf(unit, system, Math.max(...sides)));
}

/** The number by which tables sort: the value, the middle of the range, or its only end. */
export function sortValue({ value, min, max }: Quantity): number | undefined {
  if (value !== undefined) return value;
  if (min !== undefined && max !== undefined) return (min + max) / 2;
  return min ?? max;
}

/** Whether the quantity is written differently in imperial units. */
export function hasImperial({ unit }: Pick<Quantity, "unit">): boolean {
  return unit !== undefined && unitFacts(unit).imperial !== undefined;
}

/** Returns an error message for the numbers of a quantity; undefined if they can be shown. */
export function quantityProblem({ value, min, max, unit }: Quantity): string | undefined {
  if (value === undefined && min === undefined && max === undefined)
    return "Write a value, a minimum or a maximum";
  if (value !== undefined && (min !== undefined || max !== undefined))
    return "Write either one value or a range, not both";
  if (min !== undefined && max !== undefined && min > max) return "The minimum is larger than the maximum";
  return unit === undefined ? "Choose the unit" : undefined;
}

/**
 * Converts a metric number to a system of units: by the standard series of its unit, or rounded to the unit's decimals. Without
 * either, the result has two or three significant digits, like the metric number, so that it does not look more precise.
 * The offset of a scale is not added to differences, such as tolerances.
 */
export function convert(value: number, unit: Unit, system: UnitSystem, isDifference = false): number {
  const { imperial } = unitFacts(unit);
  if (system === "metric" || imperial === undefined) return value;
  const standard = imperial.series?.get(value);
  if (standard !== undefined) return standard;
  const converted = value * imperial.factor + (isDifference ? 0 : (imperial.offset ?? 0));
  const decimals = decimalsOf(converted, unit);
  if (decimals !== undefined) return Number(converted.toFixed(decimals));
  const digits = Math.min(3, Math.max(2, significantDigits(value)));
  return Number(converted.toPrecision(digits));
}

/** The fixed decimals of a converted number; undefined if its unit has none. */
function decimalsOf(converted: number, unit: Unit): number | undefined {
  const [, decimals] =
    unitFacts(unit).imperial?.decimals?.find(([from]) => Math.abs(converted) >= from) ?? [];
  return decimals;
}

/** Imperial numbers below 1 keep their trailing zeros: `±0.01 in` would look less precise than `±0.010 in`. */
function writeNumber(value: number, unit: Unit, system: UnitSystem, isDifference = false): string {
  const converted = convert(value, unit, system, isDifference);
  const hasZeros = system === "imperial" && converted !== 0 && Math.abs(converted) < 1;
  return formatNumber(converted, hasZeros ? decimalsOf(converted, unit) : undefined);
}

/** Matches lengths, ranges and sizes in millimeters, but not ratios of lengths such as 0.003 mm per mm. */
const LENGTHS = /(?<!per |[\d.,])\d[\d.,]*(?:(?:–|, | × )\d[\d.,]*)*[ \u00a0]mm\b(?! per)/g;

/** A note on a quantity, with its lengths in the units of `system`: `300–600 mm` → `11.8–23.6 in`. */
export function formatNote(note: string, system: UnitSystem): string {
  if (system === "metric") return note;
  return note.replace(LENGTHS, (lengths) =>
    lengths
      .replace(/\d[\d.,]*\d|\d/g, (number) => writeNumber(Number(number.replaceAll(",", "")), "mm", system))
      .replace("mm", "in"),
  );
}

function significantDigits(value: number): number {
  const digits = String(Math.abs(value)).replace(/e.*$/, "").replace(".", "").replace(/^0+/, "");
  return digits.length;
}

function formatNumber(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 6 };
  return value.toLocaleString("en-US", digits).replace("-", "−");
}

/** Negative numbers get “to”, as a dash could be read as a minus. */
function range(min: string, max: string): string {
  if (min === max) return min;
  return min.startsWith("−") || max.startsWith("−") ? `${min} to ${max}` : `${min}–${max}`;
}

function largestOf({ value, min, max }: Quantity): number {
  return Math.max(
    ...[value, min, max].filter((number) => number !== undefined).map((number) => Math.abs(number)),
  );
}

function symbolOf(unit: Unit, system: UnitSystem, largest: number): string {
  const { symbol = unit, imperial } = unitFacts(unit);
  if (system === "imperial" && imperial !== undefined) return imperial.unit;
  return largest === 1 ? singular(symbol) : symbol;
}

const SINGULAR = new Map([
  ["axes", "axis"],
  ["finishes", "finish"],
  ["processes", "process"],
]);

function singular(symbol: string): string {
  return SINGULAR.get(symbol) ?? (symbol.length > 3 ? symbol.replace(/(?<!s)s$/, "") : symbol);
}

/** Joins number and unit with a non-breaking space; percent and degrees without one. */
function join(number: string, symbol: string): string {
  if (symbol === "") return number;
  return /^[%°]$/.test(symbol) ? number + symbol : `${number}\u00a0${symbol}`;
}
