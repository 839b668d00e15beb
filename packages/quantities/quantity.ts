import { symbolOf, type UnitSystem, writeNumber } from "./converted-number.ts";
import { type Unit, unitFacts } from "./units.ts";
import { english, type QuantityWords } from "./words.ts";

/** A stored quantity: one value, or a range with one or both ends. The site imports this file. */
export interface Quantity {
  value?: number;
  min?: number;
  max?: number;
  /** The value is a tolerance, written with ±. */
  plusMinus?: boolean;
  unit?: Unit;
}

/** Length × width × height, all in one unit. */
export interface Size {
  length?: number;
  width?: number;
  height?: number;
  unit?: Unit;
}

/** `±0.05 mm`, `0.8–1.2 mm` or `≥ 515 MPa`, in the units of `system`; empty without a number. */
export function formatQuantity(
  quantity: Quantity,
  system: UnitSystem = "metric",
  words: QuantityWords = english,
): string {
  const { plusMinus = false, unit = "number" } = quantity;
  const symbol = symbolOf(unit, system, largestOf(quantity), words);
  const number = (value: number) =>
    writeNumber(value, unit, system, { isDifference: plusMinus, locale: words.locale });
  const { value, min, max } = quantity;

  if (value !== undefined) return join(`${plusMinus ? "±" : ""}${number(value)}`, symbol);
  if (min !== undefined && max !== undefined) return join(range(number(min), number(max), words), symbol);
  if (min !== undefined) return join(`≥\u00a0${number(min)}`, symbol);
  if (max !== undefined) return join(`≤\u00a0${number(max)}`, symbol);
  return "";
}

/** `500 × 300 × 200 mm`, in the units of `system`; empty without a number. */
export function formatSize(
  { length, width, height, unit = "mm" }: Size,
  system: UnitSystem = "metric",
  words: QuantityWords = english,
): string {
  const sides = [length, width, height].filter((side) => side !== undefined);
  if (sides.length === 0) return "";
  const numbers = sides.map((side) => writeNumber(side, unit, system, { locale: words.locale }));
  return join(numbers.join(" ×\u00a0"), symbolOf(unit, system, Math.max(...sides), words));
}

/** The number that tables sort by: the value, the middle of the range, or its only end. Weeks and business days become days. */
export function sortValue({ value, min, max, unit }: Quantity): number | undefined {
  const middle = min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max);
  const number = value ?? middle;
  if (number === undefined) return undefined;
  if (unit === "week") return number * 7;
  return unit === "business day" ? (number * 7) / 5 : number;
}

/** Whether the quantity is written differently in imperial units. */
export function hasImperial({ unit }: Pick<Quantity, "unit">): boolean {
  return unit !== undefined && unitFacts(unit).imperial !== undefined;
}

/** Returns an error message for the numbers of a quantity; undefined if they can be shown. */
export function quantityProblem({ value, min, max, unit }: Quantity): string | undefined {
  if (value === undefined && min === undefined && max === undefined)
    return "Enter a value, a minimum or a maximum";
  if (value !== undefined && (min !== undefined || max !== undefined))
    return "Enter one value or a range, not both";
  if (min !== undefined && max !== undefined && min > max) return "The minimum is larger than the maximum";
  return unit === undefined ? "Choose a unit" : undefined;
}

/** Ranges with negative numbers use a word, because a dash could be read as a minus. */
function range(min: string, max: string, words: QuantityWords): string {
  if (min === max) return min;
  return min.startsWith("−") || max.startsWith("−") ? words.range(min, max) : `${min}–${max}`;
}

function largestOf({ value, min, max }: Quantity): number {
  return Math.max(
    ...[value, min, max].filter((number) => number !== undefined).map((number) => Math.abs(number)),
  );
}

/** Joins number and unit with a non-breaking space; percent and degrees without one. */
function join(number: string, symbol: string): string {
  if (symbol === "") return number;
  return /^[%°]$/.test(symbol) ? number + symbol : `${number}\u00a0${symbol}`;
}
