import { english as englishTexts, type TextWords } from "./text-words.ts";
import { type Unit, unitFacts } from "./units.ts";
import { english, type QuantityWords, type UnitName } from "./words.ts";

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

/** The maximum rounding error of a converted number, as a fraction of it: ±0.125 mm becomes ±0.005 in. */
const MAX_ROUNDING_ERROR = 0.02;

/**
 * Converts a metric number to a system of units: by the standard series of its unit, or rounded to the unit's usual decimals.
 * Without either, the result has two or three significant digits, like the metric number. It has more digits if rounding would
 * change it by more than 2% and by more than half of the metric number's last digit. The offset of a scale, such as 32 °F, is not
 * added to differences, such as tolerances.
 */
export function convert(value: number, unit: Unit, system: UnitSystem, isDifference = false): number {
  return Number(convertedText(value, unit, system, isDifference));
}

/** The converted number as text, with decimals that match its precision, or that keep the rounding error below `maxError`. */
function convertedText(
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
  let decimals =
    decimalsOf(exact, unit) ?? decimalsFor(exact, Math.min(3, Math.max(2, significantDigits(value))));
  while (Math.abs(rounded(exact, decimals) - exact) > error) decimals += 1;
  return decimals < 0 ? String(rounded(exact, decimals)) : exact.toFixed(decimals);
}

/** The converted number before it is rounded. */
function convertUnrounded(value: number, unit: Unit, isDifference = false): number {
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
function lastDigit(value: number): number {
  return 10 ** -(String(value).split(".")[1]?.length ?? 0);
}

interface WritingOptions {
  readonly isDifference?: boolean;
  readonly maxError?: number | undefined;
  readonly locale?: string;
}

/** Imperial numbers below 1 keep their trailing zeros: `±0.01 in` would look less precise than `±0.010 in`. */
function writeNumber(
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

function decimalsIn(text: string): number {
  return text.split(".")[1]?.length ?? 0;
}

/** The units that texts are converted from, by the symbol in the text. Micrometers are converted in texts about roughness only. */
const TEXT_UNITS = {
  mm: "mm",
  µm: "µm Ra",
  "°C": "°C",
  MPa: "MPa",
  GPa: "GPa",
  "g/cm³": "g/cm³",
  "W/(m·K)": "W/(m·K)",
} as const satisfies Record<string, Unit>;

/** How the texts of a language write measures. */
interface TextRules {
  readonly locale: string;
  readonly measure: RegExp;
  readonly number: RegExp;
  /** A number with its sign. Only a temperature changes with it; `+0.08/−0 mm` keeps both signs. */
  readonly signed: RegExp;
  readonly range: RegExp;
  readonly group: string;
  readonly decimal: string;
  /** Texts that stay as they are: comparisons of the two systems, and formulas, whose numbers have no units. */
  readonly stays: RegExp;
  readonly rough: RegExp;
}

/** Caches the rules of each language: to make them takes longer than to find the measures of a text. */
const rulesOfWords = new WeakMap<TextWords, TextRules>();

function textRules(words: TextWords): TextRules {
  const known = rulesOfWords.get(words);
  if (known) return known;
  const signs = new Intl.NumberFormat(words.locale).formatToParts(123_456.5);
  const signOf = (type: "group" | "decimal") => signs.find((part) => part.type === type)?.value ?? "";
  const group = signOf("group");
  const decimal = signOf("decimal");
  const number = String.raw`\d+(?:[${group}]\d{3})*(?:[${decimal}]\d+)?`;
  const between = String.raw` ± |–\u2060?|, | × |/[+−]?|${words.between.source}`;
  const symbols = Object.keys(TEXT_UNITS).map((symbol) => symbol.replaceAll(/[()]/g, String.raw`\$&`));
  // The number of a thread or a grade, such as `M3` or `A2`, is no measure.
  const measure = String.raw`(?<base>\b(?:${words.base.source}) )?(?<![\w.,])(?<numbers>[−+]?${number}(?:(?:${between})[−+]?${number})*)(?<space>[ \u00a0])(?<symbol>${symbols.join("|")})(?![\w²³/·]| (?:${words.per.source}) mm)`;
  const rules = {
    locale: words.locale,
    measure: new RegExp(`mm/mm|mm (?:${words.per.source}) mm|${measure}`, "g"),
    number: new RegExp(number, "g"),
    signed: new RegExp(`−?${number}`, "g"),
    range: new RegExp(`–|${words.range.source}`),
    group,
    decimal,
    stays: new RegExp(
      String.raw` = |\b${words.imperial.source}|\d[ \u00a0]?(?:in|µin|ft|mil|psi|ksi|°F|lb)\b`,
    ),
    rough: new RegExp(String.raw`\bRa\b|${words.rough.source}`, "i"),
  };
  rulesOfWords.set(words, rules);
  return rules;
}

/** A part of a text: words, or a measure in both systems. */
export type TextPart = string | { readonly metric: string; readonly imperial: string };

/**
 * A text in parts, with its lengths, temperatures and strengths in both systems of units: `300–600 mm` is `11.8–23.6 in`. Rates such as
 * `mm per mm` keep their number.
 */
export function textParts(text: string, words: TextWords = englishTexts): TextPart[] {
  const rules = textRules(words);
  if (rules.stays.test(text)) return [text];
  const isAboutRoughness = rules.rough.test(text);
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(rules.measure)) {
    const [metric] = match;
    if (match.groups?.["symbol"] === "µm" && !isAboutRoughness) continue;
    parts.push(text.slice(end, match.index), {
      metric,
      imperial: toImperial(metric, match.groups ?? {}, rules),
    });
    end = match.index + metric.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
}

/** `textParts` as one text, for example of a note on a quantity. */
export function formatNote(note: string, system: UnitSystem, words: TextWords = englishTexts): string {
  if (system === "metric") return note;
  return textParts(note, words)
    .map((part) => (typeof part === "string" ? part : part.imperial))
    .join("");
}

type MeasureGroups = Partial<Record<"base" | "numbers" | "space" | "symbol", string>>;

function toImperial(
  measure: string,
  { base = "", numbers, space = " ", symbol }: MeasureGroups,
  rules: TextRules,
): string {
  if (numbers === undefined || !isTextUnit(symbol)) return measure.replaceAll("mm", "in");
  const unit = TEXT_UNITS[symbol];
  const converted = numbers.includes(" ± ")
    ? convertTolerance(numbers, unit, rules)
    : numbers.replaceAll(unit === "°C" ? rules.signed : rules.number, (number) =>
        convertNumber(number, unit, {
          isBase: base !== "",
          maxError: maxErrorOf(number, numbers, unit, rules),
          rules,
        }),
      );
  // The word “Ra” is in the text already.
  const [imperial] = symbolOf(unit, "imperial", 0).split(" ");
  return `${base}${converted}${space}${imperial}`;
}

/** A tenth of the width of a range, such as of measured values; the last digit of a number that is exact to 0.01 mm. */
function maxErrorOf(number: string, numbers: string, unit: Unit, rules: TextRules): number | undefined {
  const { factor = 1 } = unitFacts(unit).imperial ?? {};
  const [low = "", high] = numbers.split(rules.range);
  if (high !== undefined) return Math.abs(parseNumber(high, rules) - parseNumber(low, rules)) * factor * 0.1;
  const value = parseNumber(number, rules);
  return unit === "mm" && value >= 10 && lastDigit(value) <= 0.01 ? lastDigit(value) * factor : undefined;
}

function isTextUnit(symbol: string | undefined): symbol is keyof typeof TEXT_UNITS {
  return symbol !== undefined && Object.hasOwn(TEXT_UNITS, symbol);
}

/** `0.5 ± 0.3` → `0.020 ± 0.012`: the tolerance decides how many decimals both numbers have. */
function convertTolerance(numbers: string, unit: Unit, rules: TextRules): string {
  const [nominal = 0, tolerance = 0] = numbers.split(" ± ").map((number) => parseNumber(number, rules));
  const converted = convertedText(tolerance, unit, "imperial", true);
  const decimals = decimalsIn(converted);
  const exact = Number(convertUnrounded(nominal, unit).toFixed(decimals));
  return [exact, Number(converted)].map((number) => formatNumber(number, decimals, rules.locale)).join(" ± ");
}

interface NumberContext {
  readonly isBase: boolean;
  readonly maxError: number | undefined;
  readonly rules: TextRules;
}

/** A length that other values refer to, such as “first 25 mm”, is a whole number of inches if it is near one. */
function convertNumber(number: string, unit: Unit, { isBase, maxError, rules }: NumberContext): string {
  const value = parseNumber(number, rules);
  const whole = Math.round(convertUnrounded(value, unit));
  const isNear = Math.abs(whole - convertUnrounded(value, unit)) <= MAX_ROUNDING_ERROR * whole;
  if (isBase && unit === "mm" && isNear) return `${whole}`;
  return writeNumber(value, unit, "imperial", { maxError, locale: rules.locale });
}

function parseNumber(text: string, { group, decimal }: TextRules): number {
  return Number(text.replaceAll(group, "").replace(decimal, ".").replace("−", "-"));
}

function significantDigits(value: number): number {
  const digits = String(Math.abs(value)).replace(/e.*$/, "").replace(".", "").replace(/^0+/, "");
  return digits.length;
}

/** Caches one formatter per language and number of decimals: creating one takes longer than formatting a thousand numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, decimals = 0, locale = english.locale): string {
  const key = `${locale} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 6 };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, digits);
  formats.set(key, format);
  return format.format(value).replace("-", "−");
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

function symbolOf(unit: Unit, system: UnitSystem, largest: number, words = english): string {
  const { symbol = unit, imperial } = unitFacts(unit);
  if (system === "imperial" && imperial !== undefined) return imperial.unit;
  const names: Readonly<Record<string, UnitName>> = words.units;
  return names[unit]?.[largest === 1 ? "one" : "other"] ?? symbol;
}

/** Joins number and unit with a non-breaking space; percent and degrees without one. */
function join(number: string, symbol: string): string {
  if (symbol === "") return number;
  return /^[%°]$/.test(symbol) ? number + symbol : `${number}\u00a0${symbol}`;
}
