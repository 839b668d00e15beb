import { expect, test } from "vitest";

import { parseSearch, searchWordsOf, toSearchText } from "./search-terms.ts";

test.each([
  ["Zu\u0308rich Z\u00fcrich", " zurich zurich "],
  ["\uff76\uff9e \u30ac", " \u30ab \u30ab "],
  ["\ufb01ne", " fine "],
])("accents and forms of letters make no difference: %s", (text, words) => {
  expect(toSearchText(text)).toBe(words);
});

test.each([
  ["a document", (text: string) => searchWordsOf({ text })],
  ["a text", toSearchText],
  ["a query", parseSearch],
])("a run of accents in %s takes time in proportion to its length", (_what, read) => {
  const before = process.cpuUsage();
  // Sorting them takes half a minute.
  for (const accent of ["\u0334", "\uff9e"]) read(`a${"\u0315".repeat(90_000)}${accent.repeat(90_000)}`);
  read("\u0315\uff9e".repeat(90_000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
});

test("only the first 2,000 characters of a search count", () => {
  const { query, terms } = parseSearch("word ".repeat(1_000_000));
  expect(query).toHaveLength(2000);
  expect(terms).toHaveLength(400);
});
