import { initialValues } from "calculators/calculator.ts";
import { fitsCalculator } from "calculators/fits.ts";
import { toleranceStackCalculator } from "calculators/tolerance-stack.ts";
import { expect, test } from "vitest";

import { searchWithValues, valuesInSearch } from "./address-state.ts";

test("values survive a round trip through the address, and other parameters stay", () => {
  const values = { size: 12.7, hole: "H8", shaft: "f7" };
  const search = searchWithValues("?sort=density", "fits", fitsCalculator(), values);
  expect(search).toBe("?sort=density&fits=12.7~H8~f7");
  expect(valuesInSearch(search, "fits", fitsCalculator())).toEqual(values);
});

test("lines of text survive too", () => {
  const values = { chain: "60 ±0.1\n-59.5 ±0.1" };
  expect(
    valuesInSearch(
      searchWithValues("", "stack", toleranceStackCalculator(), values),
      "stack",
      toleranceStackCalculator(),
    ),
  ).toEqual(values);
});

test("an emptied field stays empty, and nonsense is the initial value", () => {
  const empty = searchWithValues("", "fits", fitsCalculator(), { size: Number.NaN, hole: "H7", shaft: "g6" });
  expect(valuesInSearch(empty, "fits", fitsCalculator())).toEqual({
    size: Number.NaN,
    hole: "H7",
    shaft: "g6",
  });
  expect(valuesInSearch("?fits=abc~H7~g6", "fits", fitsCalculator())).toEqual(
    initialValues(fitsCalculator()),
  );
  expect(valuesInSearch("?fits=25", "fits", fitsCalculator())).toEqual(initialValues(fitsCalculator()));
  expect(valuesInSearch("", "fits", fitsCalculator())).toEqual(initialValues(fitsCalculator()));
});
