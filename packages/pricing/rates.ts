import { METHOD_RATES } from "./method-rates.ts";
import type { Method, RateFacts } from "./methods.ts";
import { SHARED_RATES } from "./shared-rates.ts";

// The rates of a cost model: what a shop fills in for each method. The Studio makes a field of each, and the formulas read them by name.

const RATES = { ...METHOD_RATES, ...SHARED_RATES };

export type RateName = keyof typeof RATES;
export type Rates = Readonly<Partial<Record<RateName, number>>>;

export function isRateName(value: unknown): value is RateName {
  return typeof value === "string" && Object.hasOwn(RATES, value);
}

export const rateNames: readonly RateName[] = Object.keys(RATES).filter(isRateName);

export function factsOf(name: RateName): RateFacts {
  return RATES[name];
}

/** The names of the rates that a method needs. */
export function ratesOf(method: Method): RateName[] {
  return rateNames.filter((name) => factsOf(name).methods.includes(method));
}
