import { type Unit, unitFacts } from "./units.ts";

/** A figure as it is stored: one value, or a range with one or both ends. The site imports this file. */
export interface Quantity {
  value?: number;
  min?: number;
  max?: number;
  /** The value is a tolerance: ± value. */
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

/** `±0.05 mm`, `0.8–1.2 mm`, `≥ 515 MPa`; in inches and the like when `system` is imperial. Empty without a number. */
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

/** `500 × 300 × 200 mm`. Empty without a number. */
export function formatSize(
  { length, width, height, unit = "mm" }: Size,
  system: UnitSystem = "metric",
): string {
  const sides = [length, width, height].filter((side) => side !== undefined);
  if (sides.length === 0) return "";
  const numbers = sides.map((side) => writeNumber(side, unit, system));
  return join(numbers.join(" ×\u00a0"), symbolOf(unit, system, Math.max(...sides)));
}

/** A number to sort by: the value, or the middle of the range, or its only end. */
export function sortValue({ value, min, max }: Quantity): number | undefined {
  if (value !== undefined) return value;
  if (min !== undefined && max !== undefined) return (min + max) / 2;
  return min ?? max;
}

/** True when the figure is written differently in the other system, so that a switch of units makes sense. */
export function hasImperial({ unit }: Pick<Quantity, "unit">): boolean {
  return unit !== undefined && unitFacts(unit).imperial !== undefined;
}

/** What is wrong with the numbers of a quantity, in words; nothing when they can be shown. */
export function quantityProblem({ value, min, max, unit }: Quantity): string | undefined {
  if (value === undefined && min === undefined && max === undefined)
    return "Write a value, a minimum or a maximum";
  if (value !== undefined && (min !== undefined || max !== undefined))
    return "Write either one value or a range, not both";
  if (min !== undefined && max !== undefined && min > max) return "The minimum is larger than the maximum";
  return unit === undefined ? "Choose the unit" : undefined;
}

/**
 * A metric number in the other system: by its series, or with the decimals that are usual there. Others keep as many figures
 * as they had, two at least and three at most, so that nothing looks more exact than it is. Differences (tolerances) are not
 * moved by the offset of a scale.
 */
export function convert(value: number, unit: Unit, system: UnitSystem, isDifference = false): number {
  const { imperial } = unitFacts(unit);
  if (system === "metric" || imperial === undefined) return value;
  const standard = imperial.series?.get(value);
  if (standard !== undefined) return standard;
  const converted = value * imperial.factor + (isDifference ? 0 : (imperial.offset ?? 0));
  const decimals = decimalsOf(converted, unit);
  if (decimals !== undefined) return Number(converted.toFixed(decimals));
  const figures = Math.min(3, Math.max(2, significantFigures(value)));
  return Number(converted.toPrecision(figures));
}

/** With how many decimals a converted figure is written, where that is fixed. */
function decimalsOf(converted: number, unit: Unit): number | undefined {
  const [, decimals] =
    unitFacts(unit).imperial?.decimals?.find(([from]) => Math.abs(converted) >= from) ?? [];
  return decimals;
}

/** Below one inch the zeros at the end stay: `±0.010 in` is not as coarse as `±0.01 in` looks. */
function writeNumber(value: number, unit: Unit, system: UnitSystem, isDifference = false): string {
  const converted = convert(value, unit, system, isDifference);
  const hasZeros = system === "imperial" && converted !== 0 && Math.abs(converted) < 1;
  return formatNumber(converted, hasZeros ? decimalsOf(converted, unit) : undefined);
}

/** Lengths, ranges and sizes in millimetres; nothing that is a share of a length, such as 0.003 mm per mm. */
const LENGTHS = /(?<!per |[\d.,])\d[\d.,]*(?:(?:–|, | × )\d[\d.,]*)*[ \u00a0]mm\b(?! per)/g;

/** What stands beside a figure, with its lengths in that system: `300–600 mm` is `11.8–23.6 in`. */
export function formatNote(note: string, system: UnitSystem): string {
  if (system === "metric") return note;
  return note.replace(LENGTHS, (lengths) =>
    lengths
      .replace(/\d[\d.,]*\d|\d/g, (number) => writeNumber(Number(number.replaceAll(",", "")), "mm", system))
      .replace("mm", "in"),
  );
}

function significantFigures(value: number): number {
  const digits = String(Math.abs(value)).replace(/e.*$/, "").replace(".", "").replace(/^0+/, "");
  return digits.length;
}

function formatNumber(value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 6 };
  return value.toLocaleString("en-US", digits).replace("-", "−");
}

/** A dash between negative numbers could be read as a minus. */
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

/** Percent and degrees stand close to the number, other units behind a space that does not break. */
function join(number: string, symbol: string): string {
  if (symbol === "") return number;
  return /^[%°]$/.test(symbol) ? number + symbol : `${number}\u00a0${symbol}`;
}
