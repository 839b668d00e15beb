import type { CostKind } from "./cost-kinds.ts";
import type { CompleteFeatures } from "./features.ts";
import type { MaterialRate } from "./model.ts";
import type { RateName } from "./rates.ts";
import type { PricingWords } from "./words.ts";

// What the formulas of all methods share.

export interface Cost {
  readonly kind: CostKind;
  readonly amount: number;
  /**
   * Why it is as high as it is, to follow a colon. A function, because of the many prices that a page compares, it says why for a few only,
   * and writing numbers takes most of the time.
   */
  readonly because?: (() => string | undefined) | undefined;
}

/** What a part costs by one method, before learning, margin and minimum order. */
export interface Costs {
  /** Once for each order. */
  readonly perOrder: readonly Cost[];
  /** For each part, with quantity 1. */
  readonly perPart: readonly Cost[];
  /** Paid at the start. A larger order wears it out and pays its share of the next. */
  readonly tool?: { readonly price: number; readonly parts: number; readonly because: () => string };
}

/** What a formula takes. */
export interface Context {
  readonly features: CompleteFeatures;
  readonly material: MaterialRate;
  readonly rate: (name: RateName) => number;
  readonly words: PricingWords;
}

export const MM3_PER_CM3 = 1000;
export const MM2_PER_CM2 = 100;
export const MM2_PER_DM2 = 10_000;
export const MM3_PER_LITER = 1_000_000;

export function materialCost({ material, rate, words }: Context, volume: number): Cost {
  const kilograms = ((volume / MM3_PER_CM3) * material.density) / 1000;
  return {
    kind: "material",
    amount: kilograms * (1 + rate("scrapPercent") / 100) * material.pricePerKilogram,
    because: () =>
      words.materialOf(
        kilograms < 1 ? `${roundedText(kilograms * 1000, words)} g` : `${roundedText(kilograms, words)} kg`,
        material.name,
      ),
  };
}

/** Work by hand for each part, with the share that grows with the surface. */
export function handWork({ features, rate, words }: Context): Cost {
  const minutes = rate("handMinutes") + rate("handMinutesPerArea") * (features.area / MM2_PER_DM2);
  return {
    kind: "labor",
    amount: hours(minutes) * rate("laborRate"),
    because: () => words.minutesAPart(roundedText(minutes, words)),
  };
}

export function hours(minutes: number): number {
  return minutes / 60;
}

/** Two digits below 10, and whole numbers above. */
export function roundedText(value: number, words: PricingWords): string {
  return value < 10 ? twoDigits(value, words) : Math.round(value).toLocaleString(words.locale);
}

/** "0.052", "1.0", "12" */
export function twoDigits(value: number, { locale }: Pick<PricingWords, "locale">): string {
  const digits = { minimumSignificantDigits: 2, maximumSignificantDigits: 2, useGrouping: false };
  return Number(value.toPrecision(2)).toLocaleString(locale, digits);
}

/** "1.5" */
export function oneDecimal(value: number, { locale }: Pick<PricingWords, "locale">): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return Number(value.toFixed(1)).toLocaleString(locale, digits);
}
