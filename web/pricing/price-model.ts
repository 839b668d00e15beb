import { methods } from "pricing/methods.ts";
import type { PricingWords } from "pricing/words.ts";
import type { PricedFinish, PricedMaterial, PublishedCostModel } from "schemas/cost-models.ts";
import { languagePrefix } from "schemas/fields/language.ts";
import * as v from "valibot";

import { pageLanguage } from "#locale/page-language.ts";

interface InLanguage {
  /** The language of the name or title, if that is not the language of the page. */
  readonly language?: string | undefined;
}

/** A cost model with what visitors see of its service. */
export interface PriceModel extends PublishedCostModel, InLanguage {
  readonly service: { readonly title: string; readonly href: string } & InLanguage;
  readonly materials: readonly (PricedMaterial & InLanguage)[];
  readonly finishes: readonly (PricedFinish & InLanguage)[];
  /** The sides of the largest part in mm, if the service names them. A sheet has two. */
  readonly largestSize?: readonly number[] | undefined;
}

/** Where the site publishes its price models as JSON. */
const PRICES_PATH = "/api/prices";

const language = v.optional(v.string());

const Models = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    language,
    serviceId: v.string(),
    service: v.object({ title: v.string(), href: v.string(), language }),
    method: v.picklist(methods),
    currency: v.string(),
    isExample: v.boolean(),
    validUntil: v.optional(v.string()),
    exchange: v.optional(v.object({ rate: v.number(), day: v.string() })),
    largestSize: v.optional(v.array(v.number())),
    rates: v.record(v.string(), v.number()),
    materials: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        language,
        density: v.number(),
        pricePerKilogram: v.number(),
        speed: v.number(),
        isMetal: v.boolean(),
      }),
    ),
    finishes: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        language,
        pricePerOrder: v.number(),
        pricePerPart: v.number(),
        pricePerArea: v.number(),
        days: v.number(),
        unsuitableFor: v.array(v.string()),
      }),
    ),
    leadTimes: v.array(v.object({ upTo: v.number(), from: v.number(), to: v.number() })),
  }),
);

/** The name of a model in a sentence of the page: that of its method if its own is in another language. */
export function nameInSentence(model: PriceModel, words: Pick<PricingWords, "methods">): string {
  return model.language === undefined ? model.name : words.methods[model.method];
}

let loaded: Promise<readonly PriceModel[]> | undefined;

/** Fetches the price models once for a page. Throws on failure; the next call tries again. */
export function fetchPriceModels(): Promise<readonly PriceModel[]> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<readonly PriceModel[]> {
  const response = await fetch(languagePrefix(pageLanguage()) + PRICES_PATH);
  if (!response.ok) throw new Error(`${PRICES_PATH} answered ${response.status}`);
  return v.parse(Models, await response.json());
}
