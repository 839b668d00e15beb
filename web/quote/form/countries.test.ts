import { expect, test } from "vitest";

import { COUNTRIES, countryName, matchCountry, searchCountries } from "./countries.ts";

test("there are 250 countries and territories, each once", () => {
  expect(COUNTRIES).toHaveLength(250);
  expect(new Set(COUNTRIES.map(({ iso }) => iso)).size).toBe(250);
});

test("they are sorted by numeric code", () => {
  const dials = COUNTRIES.map(({ dial }) => Number(dial));
  expect(dials).toEqual(dials.toSorted((left, right) => left - right));
});

test.each([
  ["DE", "49"],
  ["CN", "86"],
  ["US", "1"],
  ["JM", "1876"],
])("%s has the code %s", (iso, dial) => {
  expect(COUNTRIES.find((country) => country.iso === iso)?.dial).toBe(dial);
});

const found = (typed: string) => searchCountries(typed).map(({ iso }) => iso);

test("an empty query finds all countries, by numeric code", () => {
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
  ["a code", "49", "DE"],
  ["a code with its plus", "+852", "HK"],
  ["a code with its zeros", "0049", "DE"],
])("%s finds its country first", (_what, typed, iso) => {
  expect(found(typed)[0]).toBe(iso);
});

test("the beginning of a code finds all codes that start with it", () => {
  expect(found("+124")).toEqual(["BS", "BB"]);
});

test("a text that matches no country finds none", () => {
  expect(found("atlantis")).toEqual([]);
});

test.each([
  ["+49", "DE"],
  ["de", "DE"],
  ["Germany", "DE"],
  ["DE +49", "DE"],
  ["1", "US"],
])("%s is a complete name or code of %s", (typed, iso) => {
  expect(matchCountry(typed)?.iso).toBe(iso);
});

test.each(["", "germ", "4"])("%j is not a complete name or code of a country", (typed) => {
  expect(matchCountry(typed)).toBeUndefined();
});

test("every country has a name", () => {
  expect(searchCountries("").filter((country) => countryName(country) === country.iso)).toEqual([]);
});
