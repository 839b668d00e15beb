import "server-only";
import { unstable_cache } from "next/cache";
import type { SearchGroup } from "schemas/site-search.ts";
import { type Answer, createSearch, type Search } from "site-search/engine.ts";
import type { SearchIndex } from "site-search/search-index.ts";

import { everythingTag, fetchUncached, typeTag } from "#cms/fetch.ts";
import { SEARCHED_DOCUMENTS_QUERY } from "#cms/queries.ts";

import { contentIndex } from "./content-index.ts";
import { searchedTypes } from "./entries.ts";
import { searchOptionsWith } from "./search-options.ts";
import { WORD_FORMS } from "./word-forms.ts";

/** The index of the published content in a language as JSON. Next keeps it until a document of one of its types is published. */
export const getSearchIndex = unstable_cache(
  async (language: string) => {
    const params = { types: searchedTypes, language };
    const content = await fetchUncached(SEARCHED_DOCUMENTS_QUERY, params, language);
    return JSON.stringify(await contentIndex(content, language));
  },
  ["search-index"],
  {
    tags: [
      everythingTag,
      ...["settings", "language", "section", "capability", "translation", ...searchedTypes].map(typeTag),
    ],
  },
);

const reading = new Map<string, Promise<string>>();
const loaded = new Map<string, { readonly index: string; readonly search: Promise<Search<SearchGroup>> }>();

/**
 * Searches the published content in a language. The index is loaded once after each publish, even if many visitors search at the same
 * time.
 */
export async function searchSite(query: string, language: string): Promise<Answer<SearchGroup>> {
  const current =
    reading.get(language) ?? getSearchIndex(language).finally(() => void reading.delete(language));
  reading.set(language, current);
  const index = await current;
  const last = loaded.get(language);
  if (last?.index === index) return (await last.search)(query);
  const parsed: SearchIndex<SearchGroup> = JSON.parse(index);
  const search = createSearch(parsed, searchOptionsWith(WORD_FORMS[language]));
  loaded.set(language, { index, search });
  return (await search)(query);
}
