import type { SearchGroup } from "schemas/site-search.ts";
import type { SearchOptions } from "site-search/engine.ts";
import type { WordForms } from "site-search/word-forms.ts";

import { slugOf } from "#cms/anchors.ts";

/** The search of the site in English, in the browser, on the server and in the check of the content. */
export const searchOptions: SearchOptions<SearchGroup> = {
  anchorOf: slugOf,
  // A calculator answers immediately, and a glossary term says less than the pages about it.
  groupWeights: { calculator: 1.5, term: 0.7 },
};

/** The search of the site with the words of another language. */
export function searchOptionsWith(wordForms: WordForms | undefined): SearchOptions<SearchGroup> {
  return { ...searchOptions, wordForms };
}
