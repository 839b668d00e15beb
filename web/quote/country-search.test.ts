import { expect, test } from "vitest";

import { countryName, meantCountry, searchCountries } from "./country-search.ts";

const found = (typed: string) => searchCountries(typed).map(({ iso }) => iso);

test("without anything typed all countries are there, by numeric code", () => {
  expect(found(" ")).toHaveLength(250);
  expect(found("").slice(0, 5)).toEqual(["US", "CA", "UM", "RU", "KZ"]);
});

test.each([
  ["a name", "germany", "DE"],
  ["the beginning of a name", "ger", "DE"],
  ["a later word of a name", "korea", "KR"],
  ["a name without its accent", "reunion", "RE"],
  ["an older name", "Turkey", "TR"],
  ["a short name", "uk", "GB"],
  ["an ISO code", "de", "DE"],
  ["a number", "49", "DE"],
  ["a number with its plus", "+852", "HK"],
  ["a number with its zeros", "0049", "DE"],
])("%s finds its country first", (_what, typed, iso) => {
  expect(found(typed)[0]).toBe(iso);
});

test("the beginning of a number finds all that go on with it", () => {
  expect(found("+124")).toEqual(["BS", "BB"]);
});

test("what no country is called finds none", () => {
  expect(found("atlantis")).toEqual([]);
});

test.each([
  ["+49", "DE"],
  ["de", "DE"],
  ["Germany", "DE"],
  ["DE +49", "DE"],
  ["1", "US"],
])("%s in full means %s", (typed, iso) => {
  expect(meantCountry(typed)?.iso).toBe(iso);
});

test.each(["", "germ", "4"])("%j means no country yet", (typed) => {
  expect(meantCountry(typed)).toBeUndefined();
});

test("every country has a name", () => {
  expect(searchCountries("").filter((country) => countryName(country) === country.iso)).toEqual([]);
});
