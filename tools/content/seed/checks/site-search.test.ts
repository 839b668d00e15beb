import { brotliCompressSync, constants } from "node:zlib";

import { expect, test } from "vitest";

import { createSearch } from "../../../../web/search/engine.ts";
import { searchEntries } from "../../../../web/search/entries.ts";
import { groupResults } from "../../../../web/search/results.ts";
import { createSearchIndex, type SearchEntry } from "../../../../web/search/search-index.ts";
import { seedDocuments } from "../documents.ts";
import { type ExpectedResult, searchQueries } from "./search-queries.ts";
import visitorQueries from "./visitor-queries.json" with { type: "json" };

// Checks that the site search finds what engineers expect (docs/behavior.md §14.4). Results are ranked in the order in which they
// are shown.

async function setup() {
  const synonyms = seedDocuments.flatMap((document) =>
    document._type === "settings" ? (document.synonyms ?? []) : [],
  );
  const index = createSearchIndex(searchEntries(seedDocuments), synonyms);
  const search = await createSearch(index);
  /** The rank of the first right result, counted from 1; 0 if there is none. */
  const rankOf = ({ query, expected }: ExpectedResult) => {
    const shown = groupResults(search(query).found).flatMap(({ results }) =>
      results.map(({ entry }) => entry),
    );
    const rank = 1 + shown.findIndex((entry) => expected.some((one) => isExpected(entry, one)));
    return { rank, report: `${query}: place ${rank}, first ${shown[0]?.href}` };
  };
  return { index, rankOf };
}

function isExpected({ href, title }: SearchEntry, expected: string): boolean {
  if (expected.startsWith("/")) return href === expected;
  return title === expected || (expected.length > 2 && title.includes(expected));
}

/**
 * The fraction of queries with a right result in first place, and in the first three places. Reports each query without a right
 * result in first place.
 */
async function measure(queries: readonly ExpectedResult[]) {
  const { rankOf } = await setup();
  const ranked = queries.map((query) => rankOf(query));
  const notFirst = ranked.filter(({ rank }) => rank !== 1);
  const late = ranked.filter(({ rank }) => rank < 1 || rank > 3);
  const shareWithout = (failed: typeof ranked) => 1 - failed.length / ranked.length;
  return {
    reports: notFirst.map(({ report }) => report),
    first: shareWithout(notFirst),
    firstThree: shareWithout(late),
  };
}

test("for 90 % of at least 120 queries the first result is right, and for 98 % one of the first three", async () => {
  expect(searchQueries.length).toBeGreaterThanOrEqual(120);
  const measured = await measure(searchQueries);
  expect(measured).toSatisfy(({ first, firstThree }: typeof measured) => first >= 0.9 && firstThree >= 0.98);
});

/**
 * Queries of a design engineer, a purchasing manager and a founder, in their own words, short and with errors. They wrote most of
 * them before they saw the site, and then looked for the answers. If the site has several answers, each one is right.
 */
const inOwnWords = Object.entries(visitorQueries).map(([query, expected]) => ({ query, expected }));

test("for 80 % of 150 queries in the visitors' own words the first result is right, and for 90 % one of the first three", async () => {
  expect(inOwnWords.length).toBe(150);
  const measured = await measure(inOwnWords);
  expect(measured).toSatisfy(({ first, firstThree }: typeof measured) => first >= 0.8 && firstThree >= 0.9);
});

test("the search index of all content has at most 120 kB with the compression that the first visitor gets", async () => {
  const { index } = await setup();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(JSON.stringify(index), { params }).length).toBeLessThanOrEqual(120_000);
});
