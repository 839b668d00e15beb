import { isMetalFamily } from "material-properties/classes.ts";
import { isMethod } from "pricing/methods.ts";
import {
  type CostModel,
  type FinishRate,
  type MaterialRate,
  modelGaps,
  withMarginIncluded,
  withPricesTimes,
} from "pricing/model.ts";
import { rateNames, type Rates } from "pricing/rates.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { visibilityOf } from "./documents/cost-model.ts";
import { type FinishedGrades, suitsGrade } from "./documents/finish.ts";

// From stored cost models to those that the formulas of packages/pricing take.

/** What a model takes from other documents. */
export interface PricedDocuments {
  readonly grades: readonly {
    readonly _id: string;
    readonly name: string;
    readonly family: string;
    /** In g/cm³. */
    readonly density: number | null;
  }[];
  readonly finishes: readonly (FinishedGrades & { readonly _id: string; readonly name: string })[];
}

export interface PricedMaterial extends MaterialRate {
  readonly isMetal: boolean;
}

export interface PricedFinish extends FinishRate {
  /** The ids of the model’s materials that cannot have it. */
  readonly unsuitableFor: readonly string[];
}

interface StoredCostModel extends CostModel {
  readonly materials: readonly PricedMaterial[];
  readonly finishes: readonly PricedFinish[];
}

/** A model whose prices visitors may see. */
export interface PublishedCostModel extends StoredCostModel {
  readonly id: string;
  readonly name: string;
  /** The id of its service. */
  readonly serviceId: string;
  readonly currency: string;
  /** Whether the rates are those that came with the site, which nobody has confirmed. */
  readonly isExample: boolean;
  /** The last day on which its prices hold, as an ISO date. Missing for example rates. */
  readonly validUntil?: string | undefined;
  /** Set if the prices were converted from US dollars. */
  readonly exchange?: Exchange | undefined;
}

/** What a US dollar costs in another currency, on a day. */
export interface Exchange {
  readonly rate: number;
  /** An ISO date. */
  readonly day: string;
}

/**
 * The models with prices for visitors, on a day. They do not say what part of a price is profit. Leaves out drafts, expired models and
 * those with gaps.
 */
export function publishedCostModels(
  stored: readonly unknown[],
  documents: PricedDocuments,
  today: string,
): PublishedCostModel[] {
  return stored.flatMap((model) => {
    const visibility = visibilityOf(model, today);
    const read =
      visibility === "confirmed" || visibility === "example" ? readCostModel(model, documents) : undefined;
    if (read === undefined || modelGaps(read).length > 0) return [];
    const validUntil = storedField(model, "validUntil");
    return [
      {
        ...withMarginIncluded(read),
        id: String(storedField(model, "_id")),
        name: String(storedField(model, "name")),
        serviceId: String(storedField(storedField(model, "process"), "_ref")),
        currency: storedText(model, "currency") ?? "USD",
        isExample: visibility === "example",
        ...(visibility === "confirmed" && typeof validUntil === "string" && { validUntil }),
      },
    ];
  });
}

/** A language, which has a currency with a rate of exchange, or not. */
interface CurrencyOfLanguage {
  readonly currency: string | null;
  readonly dollarRate: number | null;
  readonly dollarRateOn: string | null;
}

/** The model with prices in the currency of a language. It stays as it is without a dated rate, and if its own prices are not in US dollars. */
export function inCurrencyOf<Model extends PublishedCostModel>(
  language: CurrencyOfLanguage | undefined,
  model: Model,
): Model {
  const { currency, dollarRate: rate, dollarRateOn: day } = language ?? {};
  if (!currency || !rate || !day || model.currency !== "USD" || currency === "USD") return model;
  return { ...withPricesTimes(model, rate), currency, exchange: { rate, day } };
}

/** Reads a stored model, which may have gaps. Undefined without a method. */
export function readCostModel(
  stored: unknown,
  { grades, finishes }: PricedDocuments,
): StoredCostModel | undefined {
  const method = storedField(stored, "method");
  if (!isMethod(method)) return undefined;
  const priced = rows(stored, "materials").flatMap((row) =>
    storedItems(storedField(row, "grades")).flatMap((reference) => {
      const grade = grades.find(({ _id }) => _id === storedField(reference, "_ref"));
      const price = storedField(row, "pricePerKilogram");
      if (typeof grade?.density !== "number" || typeof price !== "number") return [];
      const material: PricedMaterial = {
        id: grade._id,
        name: grade.name,
        density: grade.density,
        pricePerKilogram: price,
        speed: numberIn(row, "speed", 1),
        isMetal: isMetalFamily(grade.family),
      };
      return [{ material, family: grade.family }];
    }),
  );
  return {
    method,
    rates: readRates(storedField(stored, "rates")),
    materials: priced.map(({ material }) => material),
    finishes: rows(stored, "finishes").flatMap((row) => {
      const finish = finishes.find(({ _id }) => _id === storedField(storedField(row, "finish"), "_ref"));
      if (finish === undefined) return [];
      return {
        id: finish._id,
        name: finish.name,
        pricePerOrder: numberIn(row, "pricePerOrder"),
        pricePerPart: numberIn(row, "pricePerPart"),
        pricePerArea: numberIn(row, "pricePerArea"),
        days: numberIn(row, "days"),
        unsuitableFor: priced.flatMap(({ material: { id }, family }) =>
          suitsGrade(finish, { id, family }) ? [] : [id],
        ),
      };
    }),
    leadTimes: rows(stored, "leadTimes").map((row) => ({
      upTo: numberIn(row, "upTo"),
      from: numberIn(row, "from"),
      to: numberIn(row, "to"),
    })),
  };
}

function readRates(stored: unknown): Rates {
  return Object.fromEntries(
    rateNames.flatMap((name) => {
      const rate = storedField(stored, name);
      return typeof rate === "number" ? [[name, rate]] : [];
    }),
  );
}

function rows(stored: unknown, name: string): readonly unknown[] {
  return storedItems(storedField(stored, name));
}

/** A thousand times what the Studio takes. Numbers that are not exact would break the formulas. */
const MAX_NUMBER = 1e9;

function numberIn(row: unknown, name: string, missing = 0): number {
  const value = storedField(row, name);
  return typeof value === "number" && Math.abs(value) <= MAX_NUMBER ? value : missing;
}
