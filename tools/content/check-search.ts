import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";

import { createSearch, type Search } from "site-search/engine.ts";
import type { SearchEntry, SearchIndex } from "site-search/search-index.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import * as v from "valibot";

import { SITE_LANGUAGE } from "../../schemas/fields/language.ts";
import type { SearchGroup } from "../../schemas/site-search.ts";
import { search as words } from "../../web/locale/en/search.ts";
import { datasetIndex } from "../../web/search/dataset-index.ts";
import { groupResults } from "../../web/search/results.ts";
import { searchOptionsWith } from "../../web/search/search-options.ts";
import { WORD_FORMS } from "../../web/search/word-forms.ts";
import type { Finding } from "./finding.ts";

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const Queries = v.record(
  v.string(),
  v.object({
    /** The language of the content that they search. */
    language: v.optional(v.string(), SITE_LANGUAGE),
    /** The share of queries that must find a right result first, and among the first three. */
    first: Share,
    firstThree: Share,
    /** Each query with its right results: an address, or words of the title. */
    queries: v.record(v.string(), v.array(v.string())),
  }),
);

/** The size that a first visitor can afford to download, with the compression that the site uses for it. */
const MAX_INDEX_BYTES = 120_000;

/** Checks that the site search finds what the queries of a file expect (docs/behavior.md §14.4), and that its index is small. */
export async function checkSearch(documents: readonly ContentDocument[], file: string): Promise<Finding[]> {
  const groups = v.parse(Queries, JSON.parse(await readFile(file, "utf8")));
  const messages: string[] = [];
  const indexes = new Map<string, SearchIndex<SearchGroup>>();
  for (const [name, { language, first, firstThree, queries }] of Object.entries(groups)) {
    const index = indexes.get(language) ?? (await datasetIndex(documents, language));
    indexes.set(language, index);
    const options = searchOptionsWith(WORD_FORMS[language]);
    const search = await createSearch(index, options);
    const ranks = Object.entries(queries).map(([query, expected]) => ({
      query,
      rank: rankOf(search, query, expected),
    }));
    const report = (what: string, share: number, isFound: (rank: number) => boolean) => {
      const failed = ranks.filter(({ rank }) => !isFound(rank));
      const allowed = Math.floor((1 - share) * ranks.length + 1e-9);
      const list = failed.map(
        ({ query, rank }) => `“${query}” (${rank === 0 ? "not found" : `place ${rank}`})`,
      );
      if (failed.length > allowed)
        messages.push(
          `${failed.length} queries of ${name} ${what}, at most ${allowed} may: ${list.join(", ")}`,
        );
    };
    report("have no right result first", first, (rank) => rank === 1);
    report("have no right result among the first three", firstThree, (rank) => rank >= 1 && rank <= 3);
  }
  for (const [language, index] of indexes) {
    const { length } = brotliCompressSync(JSON.stringify(index), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    if (length > MAX_INDEX_BYTES)
      messages.push(
        `The search index in the language ${language} has ${length} bytes. It is downloaded by each visitor who searches, and must have at most ${MAX_INDEX_BYTES}`,
      );
  }
  return messages.map((message) => ({ path: [], check: "search", level: "error", message }));
}

/** The rank of the first right result, from 1; 0 if there is none. */
function rankOf(search: Search<SearchGroup>, query: string, expected: readonly string[]): number {
  const shown = groupResults(search(query).found, words).flatMap(({ results }) =>
    results.map(({ entry }) => entry),
  );
  return 1 + shown.findIndex((entry) => expected.some((one) => isExpected(entry, one)));
}

function isExpected({ href, title }: SearchEntry, expected: string): boolean {
  if (expected.startsWith("/")) return href === expected;
  return title === expected || (expected.length > 2 && title.includes(expected));
}
