import { translationId } from "schemas/fields/language.ts";
import type { SearchGroup } from "schemas/site-search.ts";
import { createSearchIndex, type SearchIndex } from "site-search/search-index.ts";
import { storedItems, storedText } from "stored-values/stored-value.ts";

import { ENGLISH, wordsOf } from "#locale/catalogs.ts";

import { fieldNames, type SearchWords } from "./document-text.ts";
import { searchEntries } from "./entries.ts";
import type { StoredDocument, Surroundings } from "./places.ts";
import { searchOptionsWith } from "./search-options.ts";
import { WORD_FORMS } from "./word-forms.ts";

/** What the search index of a language is built from, as SEARCHED_DOCUMENTS_QUERY reads it. */
interface SearchedContent extends Surroundings {
  readonly documents: readonly StoredDocument[];
  /** Those of the settings, which match in all languages: abbreviations and trade names have no language. */
  readonly synonyms?: readonly string[] | null | undefined;
  /** Those of the language itself. */
  readonly ownSynonyms?: readonly string[] | null | undefined;
  readonly popular?: readonly { readonly _id: string }[] | null | undefined;
}

/** The index of the published content in a language. */
export async function contentIndex(
  { documents, synonyms, ownSynonyms, popular, ...surroundings }: SearchedContent,
  language: string,
): Promise<SearchIndex<SearchGroup>> {
  const translated = new Map(documents.map((document) => [document._id, document]));
  const popularPages = (popular ?? []).flatMap((original) => {
    const page = translated.get(translationId(original._id, language)) ?? original;
    const [href, title] = [storedText(page, "path"), storedText(page, "title")];
    return href && title ? [{ href, title }] : [];
  });
  const entries = await searchEntries(documents, { ...surroundings, words: searchWords(language) });
  return createSearchIndex(entries, {
    ...searchOptionsWith(WORD_FORMS[language]),
    // If a word is in two groups, the first group counts.
    synonyms: [...storedItems(ownSynonyms), ...storedItems(synonyms)].filter(
      (line) => typeof line === "string",
    ),
    popular: popularPages,
  });
}

/** What visitors read in filters, tables and figures; undefined for English. */
function searchWords(language: string): SearchWords | undefined {
  if (language === ENGLISH) return undefined;
  const words = wordsOf(language);
  const { materialNames, finishTable, quantities } = words;
  const { families, properties, needs, stockForms, stockOperations } = materialNames;
  return {
    choices: {
      ...families,
      ...properties,
      ...needs,
      ...stockForms,
      ...stockOperations,
      ...finishTable.purposes,
    },
    fields: fieldNames(words),
    quantities,
  };
}
