import { brotliCompressSync, constants } from "node:zlib";

import { expect, test } from "vitest";

import { createSearch } from "../../../web/search/engine.ts";
import { searchEntries } from "../../../web/search/entries.ts";
import { groupResults } from "../../../web/search/results.ts";
import { createSearchIndex, type SearchEntry } from "../../../web/search/search-index.ts";
import { seedDocuments } from "../documents.ts";
import { type ExpectedResult, searchQueries } from "./search-queries.ts";
import visitorQueries from "./visitor-queries.json" with { type: "json" };

// The search of the site finds what engineers expect (docs/behavior.md §14.4). The results count in the order in which they are shown.

async function setup() {
  const synonyms = seedDocuments.flatMap((document) =>
    document._type === "settings" ? (document.synonyms ?? []) : [],
  );
  const index = createSearchIndex(searchEntries(seedDocuments), synonyms);
  const search = await createSearch(index);
  /** The place of the first right result, counted from 1; 0 without one. */
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

/** The share of queries whose right result is first, and among the first three, with the place of each that is not first. */
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

test("of at least 120 queries 90 % find the right result first, and 98 % among the first three", async () => {
  expect(searchQueries.length).toBeGreaterThanOrEqual(120);
  const measured = await measure(searchQueries);
  expect(measured).toSatisfy(({ first, firstThree }: typeof measured) => first >= 0.9 && firstThree >= 0.98);
});

/**
 * Queries of a design engineer, a purchasing manager and a founder, most of them written down before they saw the site: in their own
 * words, short and with errors. Then they looked for the answers. Where the site answers in several places, each is right.
 */
const inOwnWords = Object.entries(visitorQueries).map(([query, expected]) => ({ query, expected }));

test("of 150 queries in the visitors' own words 80 % find the right result first, and 90 % among the first three", async () => {
  expect(inOwnWords.length).toBe(150);
  const measured = await measure(inOwnWords);
  expect(measured).toSatisfy(({ first, firstThree }: typeof measured) => first >= 0.8 && firstThree >= 0.9);
});

test("the index of the whole content has at most 120 kB when it is compressed for the first visitor", async () => {
  const { index } = await setup();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(JSON.stringify(index), { params }).length).toBeLessThanOrEqual(120_000);
});
