import type { Method } from "./methods.ts";
import { factsOf, type RateName, type Rates, ratesOf } from "./rates.ts";

/** What a shop charges for one method. All prices are in the same currency. */
export interface CostModel {
  readonly method: Method;
  readonly rates: Rates;
  /** The first one is the usual one. */
  readonly materials: readonly MaterialRate[];
  readonly finishes: readonly FinishRate[];
  /** By rising quantity. Larger orders than the last are not offered. */
  readonly leadTimes: readonly LeadTime[];
}

export interface MaterialRate {
  readonly id: string;
  readonly name: string;
  /** In g/cm³. */
  readonly density: number;
  readonly pricePerKilogram: number;
  /** How fast it is cut or built, compared with the material of the model’s rates. */
  readonly speed: number;
}

export interface FinishRate {
  readonly id: string;
  readonly name: string;
  readonly pricePerOrder: number;
  readonly pricePerPart: number;
  /** For each dm² of the part’s surface. */
  readonly pricePerArea: number;
  /** Added to the lead time, in business days. */
  readonly days: number;
}

export interface LeadTime {
  readonly upTo: number;
  /** In business days. */
  readonly from: number;
  readonly to: number;
}

/** What is missing before a model can calculate, each in words. */
export function modelGaps({ method, rates, materials, leadTimes }: CostModel): string[] {
  const missing = ratesOf(method).filter((name) => rates[name] === undefined);
  return [
    ...missing,
    ...(materials.length === 0 ? ["a material with a price"] : []),
    ...(leadTimes.length === 0 ? ["a lead time"] : []),
  ];
}

/**
 * The model with overhead and profit included in each rate. It gives the same prices, but does not reveal the margin. Send this one to
 * browsers.
 */
export function withMarginIncluded<Model extends CostModel>(model: Model): Model {
  const included = withPricesTimes(model, 1 + (model.rates.marginPercent ?? 0) / 100);
  // The minimum order is what a customer pays.
  const { minimumOrder } = model.rates;
  return { ...included, rates: { ...included.rates, marginPercent: 0, minimumOrder } };
}

/** The model with all that is money multiplied. With the rate of exchange as the factor it gives prices in another currency. */
export function withPricesTimes<Model extends CostModel>(model: Model, factor: number): Model {
  return {
    ...model,
    rates: Object.fromEntries(
      ratesOf(model.method).map((name) => {
        const rate = model.rates[name];
        const isPrice = factsOf(name).unit.includes("$");
        return [name, rate !== undefined && isPrice ? rounded(rate * factor) : rate];
      }),
    ),
    materials: model.materials.map((material) =>
      Object.assign({}, material, { pricePerKilogram: rounded(material.pricePerKilogram * factor) }),
    ),
    finishes: model.finishes.map((finish) =>
      Object.assign({}, finish, {
        pricePerOrder: rounded(finish.pricePerOrder * factor),
        pricePerPart: rounded(finish.pricePerPart * factor),
        pricePerArea: rounded(finish.pricePerArea * factor),
      }),
    ),
  };
}

/** Seven digits, so that no product of round numbers shows its factor's tail. */
function rounded(price: number): number {
  return Number(price.toPrecision(7));
}

/** The largest quantity that a model offers. */
export function largestQuantity({ leadTimes }: CostModel): number {
  return Math.max(0, ...leadTimes.map(({ upTo }) => upTo));
}

/** Reads the rates of a model. Throws an Error for one that is missing: `modelGaps` finds these first. */
export function rateReader({ method, rates }: CostModel): (name: RateName) => number {
  return (name) => {
    const rate = rates[name];
    if (rate === undefined) throw new Error(`The cost model for ${method} has no ${name}`);
    return rate;
  };
}
