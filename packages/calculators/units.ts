const MM_PER_INCH = 25.4;

export type UnitSystem = "metric" | "imperial";

/** How lengths are written in English. */
export const unitEnglish = {
  /** For `Intl`. */
  locale: "en-US",
  range: (from: string, to: string) => `${from} to ${to}`,
};

export type UnitWords = typeof unitEnglish;

/** For units that a visitor with inches replaces: the other unit, and how many of the metric unit it holds. */
const IMPERIAL: Readonly<Record<string, { readonly unit: string; readonly factor: number }>> = {
  mm: { unit: "in", factor: MM_PER_INCH },
  "cm²": { unit: "in²", factor: 6.4516 },
  "cm³": { unit: "in³", factor: 16.387064 },
  MPa: { unit: "psi", factor: 1 / 145.0377377 },
  // A difference of temperatures.
  K: { unit: "°F", factor: 1 / 1.8 },
};

/** The unit in which a visitor types and reads a value whose metric unit is `unit`. */
export function unitIn(system: UnitSystem, unit: string | undefined): string | undefined {
  return (system === "imperial" && unit !== undefined && IMPERIAL[unit]?.unit) || unit;
}

export interface Length {
  /** mm, or two values for a range, the smaller one first. */
  readonly mm: number | readonly [number, number];
  /** Decimals in mm. Inches get two more, because 0.01 mm is 0.0004 in. */
  readonly decimals: number;
  /** Whether a positive value has a sign, as deviations have. */
  readonly signed?: boolean;
}

/** "25.000 to 25.021 mm", "±0.10 mm", "0.9843 in". */
export function lengthText(
  { mm, decimals, signed = false }: Length,
  system: UnitSystem,
  { locale, range }: UnitWords = unitEnglish,
): string {
  const [scale, digits, unit] = system === "metric" ? [1, decimals, "mm"] : [MM_PER_INCH, decimals + 2, "in"];
  const text = (value: number) => {
    const rounded = Number((value / scale).toFixed(digits));
    // −0.00 is 0.00.
    const plain = (rounded === 0 ? 0 : rounded).toLocaleString(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return `${signed && rounded > 0 ? "+" : ""}${plain}`.replace("-", "−");
  };
  if (typeof mm === "number") return `${text(mm)} ${unit}`;
  const [low, high] = mm;
  if (signed && low === -high) return `±${text(high).replace("+", "")} ${unit}`;
  return `${range(text(low), text(high))} ${unit}`;
}

/** What a field shows for a value in its metric unit: as few digits as needed. Empty for no number. */
export function fieldText(
  value: number,
  unit: string | undefined,
  system: UnitSystem,
  { locale } = unitEnglish,
): string {
  if (Number.isNaN(value)) return "";
  return shortNumber(value, unit, system).toLocaleString(locale, {
    useGrouping: false,
    maximumFractionDigits: 9,
  });
}

function shortNumber(value: number, unit: string | undefined, system: UnitSystem): number {
  const factor = factorIn(system, unit);
  return factor === undefined ? Number(value.toFixed(4)) : Number((value / factor).toPrecision(5));
}

/** A length in mm as part of a sentence: "13.2 mm", "0.5197 in". */
export function roundedLength(mm: number, system: UnitSystem, words = unitEnglish): string {
  return `${roundedNumber(mm, system, words)} ${unitIn(system, "mm")}`;
}

/** The same without the unit, which a drawing names once. */
export function roundedNumber(mm: number, system: UnitSystem, words = unitEnglish): string {
  return grouped(Number((mm / (factorIn(system, "mm") ?? 1)).toPrecision(4)), words);
}

/** "4,000", "0.98425" */
function grouped(value: number, { locale }: UnitWords): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 9 });
}

/** "+21", "−8", "0" */
export function signedText(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}

/** A value with its unit as a visitor reads it: "4,000 mm", "0.98425 in", "90°". */
export function valueText(
  value: number,
  unit: string | undefined,
  system: UnitSystem,
  words = unitEnglish,
): string {
  const shown = unitIn(system, unit) ?? "";
  return `${grouped(shortNumber(value, unit, system), words)}${shown === "" || shown === "°" ? "" : " "}${shown}`;
}

/**
 * Reads a typed number and converts it to the metric unit. The text may end in a unit, as in “25 mm” or “1 in”; without one, the unit
 * is that of `system`. Returns NaN for anything else. “1.250” is 1.25 in English, and 1,250 where the point separates thousands.
 */
export function readTyped(
  typed: string,
  unit: string | undefined,
  system: UnitSystem,
  { locale } = unitEnglish,
): number {
  const [, digits = "", typedUnit = ""] = /^(.*\d)\s*(\D*)$/.exec(typed.trim().replace("−", "-")) ?? [];
  // “20.” is on the way to “20.5”.
  const typedSystem = /^[.,]?$/.test(typedUnit) ? system : systemOf(typedUnit, unit);
  return typedSystem === undefined
    ? Number.NaN
    : readNumber(digits, (1.5).toLocaleString(locale).charAt(1)) * (factorIn(typedSystem, unit) ?? 1);
}

/** The system that a typed unit belongs to, for a value whose metric unit is `unit`. Undefined if it belongs to neither. */
export function systemOf(typedUnit: string, unit: string | undefined): UnitSystem | undefined {
  const wanted = typedUnit.toLowerCase().replace(/^(?:"|″|inch|inches)$/, "in");
  const systems = ["metric", "imperial"] as const;
  return systems.find((system) => unitIn(system, unit)?.toLowerCase() === wanted);
}

/** "0.5", "−0,5", "1,250", "3/8" and "1 3/8", with the language's decimal separator. NaN for anything else. */
function readNumber(text: string, decimal: string): number {
  const [, sign, digits = ""] = /^([+-]?)\s*(\S.*)$/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * readDigits(digits, decimal);
}

function readDigits(typed: string, decimal: string): number {
  const digits =
    decimal === "," && /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(typed) ? typed.replaceAll(".", "") : typed;
  const [, whole = "0", above, below] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(digits) ?? [];
  if (above !== undefined && below !== undefined)
    return Number(below) === 0 ? Number.NaN : Number(whole) + Number(above) / Number(below);
  if (decimal === "." && /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits))
    return Number(digits.replaceAll(",", ""));
  return /^\d*[.,]?\d+$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
}

function factorIn(system: UnitSystem, unit = ""): number | undefined {
  return system === "imperial" ? IMPERIAL[unit]?.factor : undefined;
}
