import { massText, roundedText } from "./amounts.ts";
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
    because: () => words.materialOf(massText(kilograms, words), material.name),
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
