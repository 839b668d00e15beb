import type { Length } from "./calculator.ts";

const MM_PER_INCH = 25.4;

export type UnitSystem = "metric" | "imperial";

/** "25.000 to 25.021 mm", "±0.10 mm", "0.9843 in". */
export function lengthText({ mm, decimals, signed = false }: Length, system: UnitSystem): string {
  const [scale, digits, unit] = system === "metric" ? [1, decimals, "mm"] : [MM_PER_INCH, decimals + 2, "in"];
  const text = (value: number) => {
    const rounded = (value / scale).toFixed(digits);
    // −0.00 is 0.00.
    const plain = Number(rounded) === 0 ? (0).toFixed(digits) : rounded;
    return `${signed && Number(plain) > 0 ? "+" : ""}${plain}`.replace("-", "−");
  };
  if (typeof mm === "number") return `${text(mm)} ${unit}`;
  const [low, high] = mm;
  if (signed && low === -high) return `±${text(high).replace("+", "")} ${unit}`;
  return `${text(low)} to ${text(high)} ${unit}`;
}

/** What a field shows for a length in mm: as few digits as needed. Empty for no number. */
export function fieldText(mm: number, system: UnitSystem): string {
  if (Number.isNaN(mm)) return "";
  return system === "metric" ? String(Number(mm.toFixed(4))) : String(Number((mm / MM_PER_INCH).toFixed(5)));
}

const TYPED = /^([+-]?\d*[.,]?\d+)\s*(mm|in|inch|")?$/i;

/** Reads a typed number. A length may name its unit; otherwise it has the unit of `system`. NaN for anything else. */
export function readTyped(typed: string, isLength: boolean, system: UnitSystem): number {
  const [, digits, unit] = TYPED.exec(typed.trim().replace("−", "-")) ?? [];
  if (digits === undefined || (unit !== undefined && !isLength)) return Number.NaN;
  const value = Number(digits.replace(",", "."));
  const isInch = unit === undefined ? system === "imperial" : unit.toLowerCase() !== "mm";
  return isLength && isInch ? value * MM_PER_INCH : value;
}
