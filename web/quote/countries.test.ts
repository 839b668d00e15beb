import { expect, test } from "vitest";

import { COUNTRIES } from "./countries.ts";

test("there are 250 countries and territories, each once", () => {
  expect(COUNTRIES).toHaveLength(250);
  expect(new Set(COUNTRIES.map(({ iso }) => iso)).size).toBe(250);
});

test("they are sorted by their numeric code", () => {
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
