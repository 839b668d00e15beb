import { expect, test } from "vitest";

import { parseQuery } from "./query.ts";

const synonyms = [
  ["vacuum casting", "urethane casting"],
  ["Delrin", "POM-H"],
];
const termsIn = (query: string) =>
  parseQuery(query, synonyms).map(({ alternatives }) => alternatives.map(({ terms }) => terms.join(" ")));

test("a synonym of several words is one part, with all words of its group", () => {
  expect(termsIn("vacuum castings wall")).toEqual([["vacuum cast", "urethan cast"], ["wall"]]);
});

test("a compound name is a synonym too", () => {
  expect(termsIn("delrin")).toEqual([["delrin", "pom-h"]]);
});

test("two words that can be written as one are found joined, or each by itself", () => {
  expect(termsIn("alu 6082")).toEqual([
    ["alu6082", "alu"],
    ["alu6082", "6082"],
  ]);
});

test("a number with its unit is one part, which also finds a tolerance of that size", () => {
  expect(termsIn("0.5 mm wall")).toEqual([["0.5mm", "±0.5mm", "0.5"], ["wall"]]);
  expect(termsIn("0.5mm")).toEqual([["0.5mm", "±0.5mm", "0.5"]]);
  expect(termsIn("±0.5 mm")).toEqual([["±0.5mm", "±0.5", "0.5"]]);
  expect(termsIn("±0.5 walls")).toEqual([["±0.5", "0.5"], ["wall"]]);
});

function weights(query: string): string[][] {
  return parseQuery(query, []).map(({ alternatives }) =>
    alternatives.map(({ terms, weight }) => `${terms.join(" ")}: ${weight}`),
  );
}

test("the words of a compound weigh as much as the compound, and the parts of a name do not", () => {
  expect(weights("wall-thickness")).toEqual([
    ["wall-thickness: 1", "wallthickness: 0.3", "wall thickness: 1"],
  ]);
  expect(weights("6061-T6")).toEqual([["6061-t6: 1", "6061t6: 0.3", "6061 t6: 0.3"]]);
});

test("stop words are left out, unless the query consists only of them", () => {
  expect(termsIn("what is a boss")).toEqual([["boss"]]);
  expect(termsIn("what is")).toEqual([["what"], ["is"]]);
});

test("only the last part may still be incomplete", () => {
  expect(parseQuery("draft angle", []).map(({ isLast }) => isLast)).toEqual([false, true]);
});

test("a query without words has no parts", () => {
  expect(parseQuery(" ?! ", synonyms)).toEqual([]);
});
