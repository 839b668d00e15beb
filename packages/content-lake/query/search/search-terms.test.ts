import { expect, test } from "vitest";

import {
  MAX_SEARCHED_CHARACTERS,
  parseSearch,
  searchTextOf,
  searchWordsOf,
  toSearchText,
} from "./search-terms.ts";

test.each([
  ["Zu\u0308rich Z\u00fcrich", " zurich zurich "],
  ["\uff76\uff9e \u30ac", " \u30ab \u30ab "],
  ["\ufb01ne", " fine "],
  ["\u0645\u062d\u0645\u062f\ufdfa", " \u0645\u062d\u0645\u062f "],
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

test.each([
  ["a document", (text: string) => searchWordsOf({ text: [text, text] }).length],
  ["a document with a phrase", (text: string) => searchTextOf({ text: [text, text] }).length],
  ["a text", (text: string) => toSearchText(text).length],
])("no more than the first characters of %s are read, whatever becomes of them", (_what, read) => {
  const before = process.cpuUsage();
  for (const character of ["\ufdfa ", "\u321d ", "\u0130", "a "])
    expect(read(character.repeat(5_000_000))).toBeLessThan(8 * MAX_SEARCHED_CHARACTERS);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});

// The index compares each term with all words of every document that it adds.
test("only the first 2,000 characters and the first twenty terms of a search count", () => {
  const { query, terms } = parseSearch("word ".repeat(1_000_000));
  expect(query).toHaveLength(2000);
  expect(terms).toHaveLength(20);
});
