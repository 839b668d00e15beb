import "server-only";
import { unstable_cache } from "next/cache";
import type { SearchGroup } from "schemas/site-search.ts";
import { type Answer, createSearch, type Search } from "site-search/engine.ts";
import { createSearchIndex, type SearchIndex } from "site-search/search-index.ts";

import { everythingTag, fetchUncached, typeTag } from "#cms/fetch.ts";
import { SEARCHED_DOCUMENTS_QUERY } from "#cms/queries.ts";

import { searchedTypes, searchEntries } from "./entries.ts";
import { searchOptions } from "./search-options.ts";

/** The index of the published content as JSON. Next keeps it until a document of one of its types is published. */
export const getSearchIndex = unstable_cache(
  async () => {
    const { documents, sections, synonyms, popular } = await fetchUncached(SEARCHED_DOCUMENTS_QUERY, {
      types: searchedTypes,
    });
    const popularPages = (popular ?? []).flatMap(({ path, title }) =>
      path && title ? [{ href: path, title }] : [],
    );
    return JSON.stringify(
      createSearchIndex(searchEntries(documents, sections), {
        ...searchOptions,
        synonyms: synonyms ?? [],
        popular: popularPages,
      }),
    );
  },
  ["search-index"],
  { tags: [everythingTag, ...["settings", "section", "capability", ...searchedTypes].map(typeTag)] },
);

let reading: Promise<string> | undefined;
let loaded: { readonly index: string; readonly search: Promise<Search<SearchGroup>> } | undefined;

/** Searches the published content. The index is loaded once after each publish, even if many visitors search at the same time. */
export async function searchSite(query: string): Promise<Answer<SearchGroup>> {
  reading ??= getSearchIndex().finally(() => {
    reading = undefined;
  });
  const index = await reading;
  if (loaded?.index !== index) {
    const parsed: SearchIndex<SearchGroup> = JSON.parse(index);
    loaded = { index, search: createSearch(parsed, searchOptions) };
  }
  const search = await loaded.search;
  return search(query);
}
