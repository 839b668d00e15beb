import type { CostKind } from "./cost-kinds.ts";
import type { Cost, Costs } from "./cost.ts";
import { costsOf } from "./costs.ts";
import { completeFeatures, type PartFeatures } from "./features.ts";
import {
  type CostModel,
  type FinishRate,
  largestQuantity,
  type LeadTime,
  type MaterialRate,
  rateReader,
} from "./model.ts";
import { english, type PricingWords } from "./words.ts";

/** A price between two limits. */
export interface Band {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export interface Share {
  readonly kind: CostKind;
  /** From 0 to 1. */
  readonly share: number;
}

export interface Price {
  readonly quantity: number;
  readonly perPart: Band;
  readonly total: Band;
  /** Largest first. Together 1. */
  readonly shares: readonly Share[];
  /** In business days. */
  readonly leadTime: Pick<LeadTime, "from" | "to">;
  /** What the price depends on most, in whole sentences. */
  readonly drivers: readonly string[];
  /** The price of the tool, which is part of the total. */
  readonly tool?: number;
}

export interface Choice {
  readonly material: MaterialRate;
  readonly finish?: FinishRate | undefined;
  /** Default: 1. Wider for features that a person typed in, which say less than a file. */
  readonly spreadFactor?: number | undefined;
}

/** The prices of one part by one model, for any quantity. */
export interface PriceCurve {
  /** Everything about an order. */
  readonly priceAt: (quantity: number) => Price;
  /** Only the middle price of a part, for charts and comparisons of many quantities. */
  readonly partPriceAt: (quantity: number) => number;
  /** The price of a part with its limits. */
  readonly partBandAt: (quantity: number) => Band;
}

/** The widest band: from 15% of the middle upward. */
const WIDEST_SPREAD = 0.85;

/**
 * Prepares the prices of a part, so that a chart of many quantities calculates the features once. The price of a part never rises with
 * the quantity, and the total never falls. Undefined if the method cannot make the part. Throws an Error if the model has gaps.
 */
export function priceCurve(
  model: CostModel,
  features: PartFeatures,
  choice: Choice,
  words: PricingWords = english,
): PriceCurve | undefined {
  const { material, finish } = choice;
  const ways = costsOf(model, completeFeatures(features), material, finish, words).map(summed);
  const [first, ...others] = ways;
  if (first === undefined) return undefined;
  const rate = rateReader(model);
  const margin = 1 + rate("marginPercent") / 100;
  const spread = Math.min(WIDEST_SPREAD, (rate("spreadPercent") / 100) * (choice.spreadFactor ?? 1));
  const minimumOrder = rate("minimumOrder");
  const timeAt = learningCurve(rate("learningPercent") / 100, rate("mostSavedPercent") / 100);

  const cheapestAt = (quantity: number) => {
    const time = timeAt(quantity);
    let way = first;
    let cost = costAt(first, quantity, time);
    for (const other of others) {
      const otherCost = costAt(other, quantity, time);
      // Written so that NaN is skipped too: no comparison with it is true.
      if (!(otherCost < cost)) continue;
      way = other;
      cost = otherCost;
    }
    return { way, total: Math.max(minimumOrder, cost * margin), isMinimum: cost * margin < minimumOrder };
  };

  /** No order is below the minimum, however far the limits are. */
  const band = (middle: number): Band => ({
    low: Math.max(minimumOrder, middle * (1 - spread)),
    middle,
    high: middle * (1 + spread),
  });

  return {
    partPriceAt: (quantity) => cheapestAt(quantity).total / quantity,
    partBandAt: (quantity) => bandOver(band(cheapestAt(quantity).total), quantity),
    priceAt: (quantity) => {
      const { way, total, isMinimum } = cheapestAt(quantity);
      const { costs } = way;
      const shares = sharesAt(costs, quantity, timeAt(quantity));
      return {
        quantity,
        total: band(total),
        perPart: bandOver(band(total), quantity),
        shares,
        leadTime: leadTimeOf(model, finish, quantity),
        drivers: driversOf(shares, costs, { quantity, isMinimum, words }),
        ...(costs.tool && { tool: costs.tool.price * margin }),
      };
    },
  };
}

/** The share of the time of a single part that a part takes in an order. */
function learningCurve(saved: number, mostSaved: number): (quantity: number) => number {
  return (quantity) => Math.max(1 - mostSaved, (1 - saved) ** Math.log2(quantity));
}

/** Costs with their sums. Time is what a larger order saves. */
interface Summed {
  readonly costs: Costs;
  readonly perOrder: number;
  readonly timePerPart: number;
  readonly otherPerPart: number;
}

function summed(costs: Costs): Summed {
  return {
    costs,
    perOrder: sum(costs.perOrder),
    timePerPart: sum(costs.perPart.filter(isTime)),
    otherPerPart: sum(costs.perPart.filter((cost) => !isTime(cost))),
  };
}

function sum(costs: readonly Cost[]): number {
  return costs.reduce((total, { amount }) => total + amount, 0);
}

function isTime({ kind }: Cost): boolean {
  return kind === "machine" || kind === "labor";
}

function costAt(
  { costs: { tool }, perOrder, timePerPart, otherPerPart }: Summed,
  quantity: number,
  time: number,
) {
  return perOrder + quantity * (timePerPart * time + otherPerPart) + (tool ? toolAt(tool, quantity) : 0);
}

/** A tool is paid at the start. An order that outlives it pays its share of the next. */
function toolAt({ price, parts }: NonNullable<Costs["tool"]>, quantity: number): number {
  return price * Math.max(1, quantity / parts);
}

function sharesAt({ perOrder, perPart, tool }: Costs, quantity: number, time: number): Share[] {
  const byKind = new Map<CostKind, number>();
  const add = (kind: CostKind, amount: number) => byKind.set(kind, (byKind.get(kind) ?? 0) + amount);
  for (const { kind, amount } of perOrder) add(kind, amount);
  for (const cost of perPart) add(cost.kind, cost.amount * quantity * (isTime(cost) ? time : 1));
  if (tool) add("tool", toolAt(tool, quantity));
  const total = [...byKind.values()].reduce((all, amount) => all + amount, 0);
  return [...byKind]
    .map(([kind, amount]) => ({ kind, share: total > 0 ? amount / total : 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
}

function bandOver({ low, middle, high }: Band, quantity: number): Band {
  return { low: low / quantity, middle: middle / quantity, high: high / quantity };
}

function leadTimeOf({ leadTimes }: CostModel, finish: FinishRate | undefined, quantity: number) {
  const row = leadTimes.find(({ upTo }) => quantity <= upTo) ?? leadTimes.at(-1);
  const days = finish?.days ?? 0;
  return { from: (row?.from ?? 0) + days, to: (row?.to ?? 0) + days };
}

/** Smaller shares drive nothing. */
const SMALLEST_DRIVER = 0.15;
const MOST_DRIVERS = 3;

function driversOf(
  shares: readonly Share[],
  { perOrder, perPart, tool }: Costs,
  { quantity, isMinimum, words }: { quantity: number; isMinimum: boolean; words: PricingWords },
): string[] {
  const costs = [...perOrder, ...perPart];
  const reasonOf = (kind: CostKind) =>
    (kind === "tool" ? tool?.because() : undefined) ??
    costs
      .filter((cost) => cost.kind === kind)
      .toSorted((a, b) => b.amount - a.amount)
      .map(({ because }) => because?.())
      .find(Boolean);
  return [
    ...(isMinimum ? [words.belowMinimum] : []),
    ...shares
      .filter(({ share }) => share >= SMALLEST_DRIVER)
      .slice(0, MOST_DRIVERS)
      .map(({ kind, share }) => {
        const name = words.costKinds[kind];
        const percent = String(Math.round(100 * share));
        if (kind !== "setup" || quantity === 1) return words.driver(percent, name, reasonOf(kind));
        return words.driver(percent, words.sharedBy(name, quantity.toLocaleString(words.locale)), undefined);
      }),
  ];
}

/** The quantities of a chart: eight for each decade, up to the largest that the model offers. */
export function chartQuantities(model: CostModel, most = 10_000): number[] {
  const last = Math.min(most, largestQuantity(model));
  const steps = Array.from({ length: 8 * 7 + 1 }, (_, step) => Math.round(10 ** (step / 8)));
  return [...new Set([...steps.filter((quantity) => quantity < last), last])];
}
