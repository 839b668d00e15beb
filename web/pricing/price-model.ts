import type { PricingWords } from "pricing/words.ts";
import type { PricedFinish, PricedMaterial, PublishedCostModel } from "schemas/cost-models.ts";
import { languagePrefix } from "schemas/fields/language.ts";

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
  const models: readonly PriceModel[] = await response.json();
  return models;
}
