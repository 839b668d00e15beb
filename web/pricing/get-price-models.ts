import "server-only";
import { inCurrencyOf, publishedCostModels } from "schemas/cost-models.ts";
import { publishedRules } from "schemas/part-rules.ts";

import { getPageLanguage, revalidateWithinAMinute } from "#cms/fetch.ts";
import { languageOfTitle } from "#cms/foreign-link.ts";
import { languageOfName } from "#cms/foreign-text.ts";
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
  const records = new Map(
    [...models, ...documents.grades, ...documents.finishes].map((record) => [record._id, record]),
  );
  const withLanguage = <Named extends { readonly id: string }>(named: Named) => {
    const record = records.get(named.id);
    return { ...named, ...(record && languageOfName(record)) };
  };
  const { machines } = publishedRules([], services);
  return published.flatMap((model) => {
    const service = services.find(({ _id }) => _id === model.serviceId);
    if (service === undefined) return [];
    const priced = inCurrencyOf(language, model);
    const largestSize = machines.find(({ href }) => href === service.path)?.size;
    return [
      {
        ...withLanguage(priced),
        materials: priced.materials.map(withLanguage),
        finishes: priced.finishes.map(withLanguage),
        service: { title: service.title, href: service.path, ...languageOfTitle(service.path) },
        ...(largestSize && { largestSize }),
      },
    ];
  });
}
