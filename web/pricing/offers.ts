import { type BreakEven, breakEvens } from "pricing/break-evens.ts";
import type { PartFeatures } from "pricing/features.ts";
import { largestQuantity } from "pricing/model.ts";
import { type Price, priceCurve, type PriceCurve } from "pricing/price.ts";
import type { PricingWords } from "pricing/words.ts";

import type { PriceModel } from "./price-model.ts";

/** A part, priced by one model. */
export interface Offer extends PriceCurve {
  readonly model: PriceModel;
  readonly material: PriceModel["materials"][number];
  /** The finishes that the material can have. */
  readonly finishes: PriceModel["finishes"];
  readonly finish: PriceModel["finishes"][number] | undefined;
  /** The largest quantity that it is offered for. */
  readonly largest: number;
}

/** What a visitor chose. Ids that a model does not have are ignored. */
export interface OfferChoice {
  readonly materialId?: string | undefined;
  readonly finishId?: string | undefined;
  /** Undefined for any material. */
  readonly isMetal?: boolean | undefined;
  readonly spreadFactor?: number;
  /** Default: in English. */
  readonly words?: PricingWords | undefined;
}

/** The prices of a part by each model that can make it, the cheapest for a small order first. */
export function offersOf(
  models: readonly PriceModel[],
  features: PartFeatures,
  { materialId, finishId, isMetal, spreadFactor, words }: OfferChoice,
): Offer[] {
  const offers = models.flatMap((model) => {
    const materials = model.materials.filter(
      (material) => isMetal === undefined || material.isMetal === isMetal,
    );
    const material = materials.find(({ id }) => id === materialId) ?? materials[0];
    if (material === undefined || !fitsMachine(features.size, model.largestSize)) return [];
    const finishes = model.finishes.filter(({ unsuitableFor }) => !unsuitableFor.includes(material.id));
    const finish = finishes.find(({ id }) => id === finishId);
    const curve = priceCurve(model, features, { material, finish, spreadFactor }, words);
    return curve === undefined
      ? []
      : [{ model, material, finishes, finish, ...curve, largest: largestQuantity(model) }];
  });
  return offers.toSorted((a, b) => smallOrderPrice(a) - smallOrderPrice(b));
}

function smallOrderPrice({ partPriceAt }: Offer): number {
  return partPriceAt(10);
}

/** A part may be turned, so its sides are compared by length. */
function fitsMachine(size: readonly number[], largest: readonly number[] | undefined): boolean {
  const sides = largest?.toSorted((a, b) => b - a);
  return (
    sides === undefined ||
    size.toSorted((a, b) => b - a).every((side, index) => side <= (sides[index] ?? Infinity))
  );
}

/** The price at a quantity; undefined if the offer ends below it. */
export function priceWithin({ priceAt, largest }: Offer, quantity: number): Price | undefined {
  return quantity <= largest ? priceAt(quantity) : undefined;
}

/** Only the middle price of a part, which takes a tenth of the time. */
export function partPriceWithin({ partPriceAt, largest }: Offer, quantity: number): number | undefined {
  return quantity <= largest ? partPriceAt(quantity) : undefined;
}

/** The cheapest offer for a quantity. */
export function cheapestAt(offers: readonly Offer[], quantity: number): Offer | undefined {
  return offers
    .filter(({ largest }) => quantity <= largest)
    .toSorted((a, b) => a.partPriceAt(quantity) - b.partPriceAt(quantity))[0];
}

/** The quantities at which another offer becomes the cheapest. */
export function offerBreakEvens(offers: readonly Offer[], most: number): BreakEven[] {
  return breakEvens(
    offers.map(({ model, largest, partPriceAt }) => ({ id: model.id, largest, priceAt: partPriceAt })),
    most,
  );
}

/** More lines make a chart unreadable. */
const MOST_LINES = 5;

/**
 * The offers that a chart draws: the chosen one, those that are the cheapest at some quantity, and then those with the lowest prices for
 * small orders. In the order of the offers. `changes` are the break-evens of all offers.
 */
export function chartedOffers(
  offers: readonly Offer[],
  chosen: Offer,
  changes: readonly BreakEven[],
): Offer[] {
  const winners = new Set(changes.map(({ to }) => to)).add(cheapestAt(offers, 1)?.model.id ?? "");
  const rank = (offer: Offer) => (offer === chosen ? 0 : winners.has(offer.model.id) ? 1 : 2);
  const drawn = new Set(offers.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_LINES));
  return offers.filter((offer) => drawn.has(offer));
}
