import { brotliCompressSync, constants } from "node:zlib";

import { expect, test } from "vitest";

import { createSearch } from "../../../web/search/engine.ts";
import { searchEntries } from "../../../web/search/entries.ts";
import { groupResults } from "../../../web/search/results.ts";
import { createSearchIndex, type SearchEntry } from "../../../web/search/search-index.ts";
import { seedDocuments } from "../documents.ts";
import { type ExpectedResult, searchQueries } from "./search-queries.ts";

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

test("of at least 120 queries 90 % find the right result first, and 98 % among the first three", async () => {
  const { rankOf } = await setup();
  const ranked = searchQueries.map((query) => rankOf(query));
  const late = ranked.filter(({ rank }) => rank < 1 || rank > 3);
  const notFirst = ranked.filter(({ rank }) => rank !== 1);
  const reports = notFirst.map(({ report }) => report);

  expect(ranked.length).toBeGreaterThanOrEqual(120);
  expect({ reports, share: 1 - notFirst.length / ranked.length }).toSatisfy(({ share }) => share >= 0.9);
  expect({ reports, share: 1 - late.length / ranked.length }).toSatisfy(({ share }) => share >= 0.98);
});

test("the index of the whole content has at most 120 kB when it is compressed for the first visitor", async () => {
  const { index } = await setup();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(JSON.stringify(index), { params }).length).toBeLessThanOrEqual(120_000);
});
