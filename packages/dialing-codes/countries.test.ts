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
  ["a code with its area", "+1-809", "DO"],
  ["a code with its area, without the plus", "1 242", "BS"],
  ["an abbreviation with dots", "U.S.", "US"],
  ["a longer one", "U.S.A.", "US"],
  ["a former name", "swazi", "SZ"],
  ["a name of its own language", "Magyar", "HU"],
  ["a word that is written out", "Saint Lu", "LC"],
  ["a name with the", "The Gambia", "GM"],
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

// Spellings of lists of countries, of browsers that fill in forms, and of people.
test.each([
  ["USA", "US"],
  ["United States of America", "US"],
  ["UK", "GB"],
  ["Great Britain", "GB"],
  ["England", "GB"],
  ["Turkey", "TR"],
  ["Türkiye", "TR"],
  ["Czech Republic", "CZ"],
  ["Macau", "MO"],
  ["Hong Kong", "HK"],
  ["Russian Federation", "RU"],
  ["Korea, Republic of", "KR"],
  ["Republic of Korea", "KR"],
  ["Korea, Democratic People's Republic of", "KP"],
  ["Iran, Islamic Republic of", "IR"],
  ["Islamic Republic of Iran", "IR"],
  ["Tanzania, United Republic of", "TZ"],
  ["Bolivia, Plurinational State of", "BO"],
  ["Micronesia (Federated States of)", "FM"],
  ["Congo, The Democratic Republic of the", "CD"],
  ["Congo", "CG"],
  ["Taiwan, Province of China", "TW"],
  ["People's Republic of China", "CN"],
  ["Lao People's Democratic Republic", "LA"],
  ["Palestine, State of", "PS"],
  ["Viet Nam", "VN"],
  ["Virgin Islands, U.S.", "VI"],
  ["Saint Kitts and Nevis", "KN"],
  ["Bosnia and Herzegovina", "BA"],
  ["Netherlands (Kingdom of the)", "NL"],
  ["Dominican Republic", "DO"],
  ["Dominica", "DM"],
  ["Deutschland", "DE"],
  ["Österreich", "AT"],
  ["中国", "CN"],
  ["Россия", "RU"],
  ["Germany (+49)", "DE"],
  ["+49 Germany", "DE"],
  ["DE (+49)", "DE"],
  ["+1 849", "DO"],
  ["001 (787)", "PR"],
])("%s is %s", (typed, iso) => {
  expect(matchCountry(typed)?.iso).toBe(iso);
});

test("each English name of a country matches this country", () => {
  const mismatches = COUNTRIES.filter((country) => matchCountry(countryName(country)) !== country);
  expect(mismatches).toEqual([]);
});

test.each(["", "germ", "4", "Republic of", "+1 212", "United"])(
  "%j is not a complete name or code of a country",
  (typed) => {
    expect(matchCountry(typed)).toBeUndefined();
  },
);

test("every country has a name", () => {
  expect(searchCountries("").filter((country) => countryName(country) === country.iso)).toEqual([]);
});
