import { getPublishedId, type SanityClient } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import type { Finding } from "studio-check/findings.ts";
import { parseTranslationId } from "translations/translation.ts";
import * as v from "valibot";

import type { LanguagesSettings } from "./languages-settings.ts";
import { Originals, ORIGINALS_QUERY, originalsOf, stateOfTranslation } from "./translation-work.ts";

/**
 * Creates a check of documents that go live together: it warns about pages in another language with texts that nobody has translated.
 * Texts of records appear on pages one by one, so a record without some is not unfinished.
 */
export function createUntranslatedCheck(settings: Pick<LanguagesSettings, "model" | "targetLanguage">) {
  return async (
    client: Pick<SanityClient, "fetch">,
    documents: readonly StoredDocument[],
  ): Promise<Finding[]> => {
    const pages = documents.filter(
      ({ _id, _type }) =>
        settings.model.pageTypes.has(_type) && parseTranslationId(getPublishedId(_id)) !== undefined,
    );
    if (pages.length === 0) return [];
    const params = originalsOf(pages.map(({ _id }) => _id));
    const found = v.parse(
      Originals,
      await client.fetch(ORIGINALS_QUERY, params, { perspective: "raw", tag: "untranslated" }),
    );
    return pages.flatMap((document): Finding[] => {
      const translation = stateOfTranslation(document, found, settings);
      const count = translation?.state.missing ?? 0;
      if (translation === undefined || count === 0) return [];
      const texts = count === 1 ? "1 text is" : `${count} texts are`;
      return [
        {
          document,
          level: "warning",
          message: `${texts} not translated into ${translation.language} yet, so visitors would read them in English. Translate them in Languages`,
          path: "",
          breadcrumb: "The whole document",
        },
      ];
    });
  };
}
