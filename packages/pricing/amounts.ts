import type { PricingWords } from "./words.ts";

// Amounts in the units of the reader.

type Units = Pick<PricingWords, "locale" | "units">;

const MM_PER_FOOT = 304.8;
const MM_PER_INCH = 25.4;
const POUNDS_PER_KILOGRAM = 2.204_622_6;

/** "820 g", "1.2 kg", "5.1 oz" */
export function massText(kilograms: number, words: Units): string {
  const isImperial = words.units === "imperial";
  const mass = isImperial ? kilograms * POUNDS_PER_KILOGRAM : kilograms;
  if (mass >= 1) return `${roundedText(mass, words)} ${isImperial ? "lb" : "kg"}`;
  return isImperial ? `${roundedText(mass * 16, words)} oz` : `${roundedText(mass * 1000, words)} g`;
}

/** Of mm²: "176 cm²", "27 in²". */
export function areaText(area: number, words: Units): string {
  return words.units === "imperial"
    ? `${roundedText(area / MM_PER_INCH ** 2, words)} in²`
    : `${roundedText(area / 100, words)} cm²`;
}

/** Of mm³: "410 cm³", "1.2 L", "25 in³". */
export function volumeText(volume: number, words: Units): string {
  if (words.units === "imperial") return `${roundedText(volume / MM_PER_INCH ** 3, words)} in³`;
  return volume < 1_000_000
    ? `${roundedText(volume / 1000, words)} cm³`
    : `${roundedText(volume / 1_000_000, words)} L`;
}

/** Of mm, for a long path: "2.1 m", "6.9 ft". */
export function pathText(length: number, words: Units): string {
  return words.units === "imperial"
    ? `${roundedText(length / MM_PER_FOOT, words)} ft`
    : `${roundedText(length / 1000, words)} m`;
}

/** Of mm, for a sheet: "1.5 mm", "0.059 in". */
export function thicknessText(thickness: number, words: Units): string {
  if (words.units !== "imperial") return `${thickness.toLocaleString(words.locale)} mm`;
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  return `${(thickness / MM_PER_INCH).toLocaleString(words.locale, digits)} in`;
}

/** Two digits below 10, and whole numbers above: "0.052", "1.0", "12". */
export function roundedText(value: number, { locale }: Units): string {
  if (Number(value.toPrecision(2)) >= 10) return Math.round(value).toLocaleString(locale);
  const digits = { minimumSignificantDigits: 2, maximumSignificantDigits: 2 };
  return Number(value.toPrecision(2)).toLocaleString(locale, digits);
}
