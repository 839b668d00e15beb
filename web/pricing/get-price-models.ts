import "server-only";
import { inCurrencyOf, publishedCostModels } from "schemas/cost-models.ts";
import { publishedRules } from "schemas/part-rules.ts";

import { getPageLanguage, revalidateWithinAMinute } from "#cms/fetch.ts";
import { getCostModels, getServices } from "#cms/records.ts";

import type { PriceModel } from "./price-model.ts";

/**
 * The cost models that visitors may see today, with their services, in the currency of the page's language. A model without a published
 * service is left out.
 */
export async function getPriceModels(): Promise<PriceModel[]> {
  const [{ models, ...documents }, services, language] = await Promise.all([
    getCostModels(),
    getServices(),
    getPageLanguage(),
  ]);
  const published = publishedCostModels(models, documents, new Date().toISOString().slice(0, 10));
  // What is rendered from them must not outlive the last day of a model.
  if (published.some(({ validUntil }) => validUntil !== undefined)) await revalidateWithinAMinute();
  const { machines } = publishedRules([], services);
  return published.flatMap((model) => {
    const service = services.find(({ _id }) => _id === model.serviceId);
    if (service === undefined) return [];
    const largestSize = machines.find(({ href }) => href === service.path)?.size;
    return [
      {
        ...inCurrencyOf(language, model),
        service: { title: service.title, href: service.path },
        ...(largestSize && { largestSize }),
      },
    ];
  });
}
