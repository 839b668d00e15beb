import { type Unit, unitFacts } from "./units.ts";
import { english, type UnitName } from "./words.ts";

// Numbers with units, converted and written.

export type UnitSystem = "metric" | "imperial";

/** The maximum rounding error of a converted number, as a fraction of it: ±0.125 mm becomes ±0.005 in. */
export const MAX_ROUNDING_ERROR = 0.02;

/** `toFixed` has a limit, and texts may have a number with any number of zeros. */
const MAX_DECIMALS = 20;

/**
 * Converts a metric number to a system of units: by the standard series of its unit, or rounded to the unit's usual decimals.
 * Without either, the result has two or three significant digits, like the metric number. It has more digits if rounding would
 * change it by more than 2% and by more than half of the metric number's last digit. For a difference, such as a tolerance, the
 * offset of the scale (32 °F) is not added.
 */
export function convert(value: number, unit: Unit, system: UnitSystem, isDifference = false): number {
  return Number(convertedText(value, unit, system, isDifference));
}

/** The converted number as text, with decimals that match its precision, or that keep the rounding error below `maxError`. */
export function convertedText(
  value: number,
  unit: Unit,
  system: UnitSystem,
  isDifference: boolean,
  maxError = Number.POSITIVE_INFINITY,
): string {
  const { imperial } = unitFacts(unit);
  if (system === "metric" || imperial === undefined) return String(value);
  const standard = imperial.series?.get(value);
  if (standard !== undefined) return String(standard);
  const exact = convertUnrounded(value, unit, isDifference);
  if (exact === 0) return "0";
  const share = imperial.offset !== undefined && !isDifference ? 0 : MAX_ROUNDING_ERROR;
  const usual = Math.max(0.5 * lastDigit(value) * imperial.factor, share * Math.abs(exact));
  const error = Math.min(usual, maxError) * (1 + 1e-9);
  const usualDecimals =
    decimalsOf(exact, unit) ?? decimalsFor(exact, Math.min(3, Math.max(2, significantDigits(value))));
  let decimals = Math.min(MAX_DECIMALS, usualDecimals);
  while (decimals < MAX_DECIMALS && Math.abs(rounded(exact, decimals) - exact) > error) decimals += 1;
  return decimals < 0 ? String(rounded(exact, decimals)) : exact.toFixed(decimals);
}

/** The converted number before it is rounded. */
export function convertUnrounded(value: number, unit: Unit, isDifference = false): number {
  const { factor = 1, offset = 0 } = unitFacts(unit).imperial ?? {};
  return value * factor + (isDifference ? 0 : offset);
}

/** Rounds to a number of decimals. A negative number rounds to tens, hundreds and so on. */
function rounded(value: number, decimals: number): number {
  if (decimals >= 0) return Number(value.toFixed(decimals));
  return Math.round(value * 10 ** decimals) * 10 ** -decimals;
}

/** The number of decimals that shows this many significant digits. */
function decimalsFor(value: number, digits: number): number {
  return digits - 1 - Math.floor(Math.log10(Math.abs(value)));
}

/** The usual decimals of a converted number; undefined if its unit has none. */
function decimalsOf(converted: number, unit: Unit): number | undefined {
  const [, decimals] =
    unitFacts(unit).imperial?.decimals?.find(([from]) => Math.abs(converted) >= from) ?? [];
  return decimals;
}

/** The size of the last written digit: 0.01 for 2.54, 1 for 300. */
export function lastDigit(value: number): number {
  return 10 ** -decimalsIn(String(value));
}

interface WritingOptions {
  readonly isDifference?: boolean;
  readonly maxError?: number | undefined;
  readonly locale?: string;
}

/** Imperial numbers below 1 keep their trailing zeros: `±0.01 in` would look less precise than `±0.010 in`. */
export function writeNumber(
  value: number,
  unit: Unit,
  system: UnitSystem,
  { isDifference = false, maxError, locale }: WritingOptions = {},
): string {
  const text = convertedText(value, unit, system, isDifference, maxError);
  const hasZeros =
    system === "imperial" && Math.abs(Number(text)) < 1 && decimalsOf(Number(text), unit) !== undefined;
  return formatNumber(Number(text), hasZeros ? decimalsIn(text) : 0, locale);
}

/** The number of decimals of a number in text: 2 in "2.50". */
export function decimalsIn(text: string): number {
  return text.split(".")[1]?.length ?? 0;
}

function significantDigits(value: number): number {
  const digits = String(Math.abs(value)).replace(/e.*$/, "").replace(".", "").replace(/^0+/, "");
  return digits.length;
}

/** Caches one formatter per language and number of decimals: creating one takes longer than formatting a thousand numbers. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, decimals = 0, locale = english.locale): string {
  const key = `${locale} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(6, decimals) };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, digits);
  formats.set(key, format);
  return format.format(value).replace("-", "−");
}

/** The unit after a number. `largest`: the number, for names that have a plural. */
export function symbolOf(unit: Unit, system: UnitSystem, largest: number, words = english): string {
  const { symbol = unit, imperial } = unitFacts(unit);
  if (system === "imperial" && imperial !== undefined) return imperial.unit;
  const names: Readonly<Record<string, UnitName>> = words.units;
  return names[unit]?.[largest === 1 ? "one" : "other"] ?? symbol;
}
