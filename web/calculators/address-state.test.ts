import { initialValues } from "calculators/calculator.ts";
import { fits } from "calculators/fits.ts";
import { toleranceStack } from "calculators/tolerance-stack.ts";
import { expect, test } from "vitest";

import { searchWithValues, valuesInSearch } from "./address-state.ts";

test("values survive a round trip through the address, and other parameters stay", () => {
  const values = { size: 12.7, hole: "H8", shaft: "f7" };
  const search = searchWithValues("?sort=density", "fits", fits, values);
  expect(search).toBe("?sort=density&fits=12.7~H8~f7");
  expect(valuesInSearch(search, "fits", fits)).toEqual(values);
});

test("lines of text survive too", () => {
  const values = { chain: "60 ±0.1\n-59.5 ±0.1" };
  expect(
    valuesInSearch(searchWithValues("", "stack", toleranceStack, values), "stack", toleranceStack),
  ).toEqual(values);
});

test("an emptied field stays empty, and nonsense is the initial value", () => {
  const empty = searchWithValues("", "fits", fits, { size: Number.NaN, hole: "H7", shaft: "g6" });
  expect(valuesInSearch(empty, "fits", fits)).toEqual({ size: Number.NaN, hole: "H7", shaft: "g6" });
  expect(valuesInSearch("?fits=abc~H7~g6", "fits", fits)).toEqual(initialValues(fits));
  expect(valuesInSearch("?fits=25", "fits", fits)).toEqual(initialValues(fits));
  expect(valuesInSearch("", "fits", fits)).toEqual(initialValues(fits));
});
