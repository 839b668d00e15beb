import {
  convertedText,
  convertUnrounded,
  decimalsIn,
  formatNumber,
  lastDigit,
  MAX_ROUNDING_ERROR,
  symbolOf,
  type UnitSystem,
  writeNumber,
} from "./converted-number.ts";
import { english, type TextWords } from "./text-words.ts";
import { type Unit, unitFacts } from "./units.ts";

// Measures in texts that people write, in both systems of units.

/** The units that texts are converted from, by the symbol in the text. Micrometers are converted in texts about roughness only. */
const TEXT_UNITS = {
  mm: "mm",
  "mm²": "mm²",
  "cm²": "cm²",
  "cm³": "cm³",
  µm: "µm Ra",
  "°C": "°C",
  kPa: "kPa",
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
  const between = String.raw` ± |–|, | × |/|${words.between.source}`;
  const symbols = Object.keys(TEXT_UNITS).map((symbol) => symbol.replaceAll(/[()]/g, String.raw`\$&`));
  // The number of a thread or a grade, such as `M3` or `A2`, is not a measure. Without the limit, a long list of numbers takes the square of
  // its length. A sign belongs to the number after it only: if it matched in two ways, each number would double the time.
  const measure = String.raw`(?<base>\b(?:${words.base.source}) )?(?<![\w.,])(?<numbers>[−+]?${number}(?:(?:${between})[−+]?${number}){0,40})(?<space>[ \u00a0])(?<symbol>${symbols.join("|")})(?![\w²³/·]| (?:${words.per.source}) mm)`;
  const rules = {
    locale: words.locale,
    measure: new RegExp(`mm/mm|mm (?:${words.per.source}) mm|${measure}`, "g"),
    number: new RegExp(number, "g"),
    signed: new RegExp(`−?${number}`, "g"),
    range: new RegExp(`–|${words.range.source}`),
    group,
    decimal,
    stays: new RegExp(
      String.raw` = |\b${words.imperial.source}|(?<![\w.,])${number}[ \u00a0]?(?:in|µin|ft|mil|psi|ksi|°F|lb)\b`,
    ),
    rough: new RegExp(String.raw`\bRa\b|${words.rough.source}`, "i"),
  };
  rulesOfWords.set(words, rules);
  return rules;
}

/** A part of a text: words, or a measure in both systems. */
export type TextPart = string | { readonly metric: string; readonly imperial: string };

/**
 * A text in parts, with its lengths, areas, volumes, temperatures and strengths in both systems of units: `300–600 mm` is
 * `11.8–23.6 in`. Ratios such as `mm per mm` stay as they are.
 */
export function textParts(text: string, words: TextWords = english): TextPart[] {
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
export function formatNote(note: string, system: UnitSystem, words: TextWords = english): string {
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
  if (high !== undefined)
    return Math.abs(parseNumber(high, rules) - parseNumber(low, rules)) * factor * 0.1 || undefined;
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
