import { assert, expect, test } from "vitest";

import { calculate, initialValues } from "./calculator.ts";
import { lengthChange, thermalExpansionCalculator } from "./thermal-expansion.ts";

const calculator = thermalExpansionCalculator([
  { id: "aluminum", name: "Aluminum 6061-T6", expansion: 23.6 },
  { id: "unknown", name: "A grade without an expansion" },
  { id: "steel", name: "Steel", expansion: 11.5 },
]);
assert(calculator);

// Length in mm, coefficient in µm/(m·K), change in K. Steel: 1 m grows by 11.5 µm for each kelvin.
test.each([
  [1000, 11.5, 1, 0.0115],
  [100, 23.6, 40, 0.0944],
  [300, 120, 5, 0.18],
])("%d mm at %d µm/(m·K) grow over %d K by %d mm", (length, expansion, kelvins, change) => {
  expect(lengthChange(length, expansion, kelvins)).toBeCloseTo(change, 9);
});

test("shows both parts and their difference", () => {
  const outcome = calculate(calculator, initialValues(calculator));
  assert("lines" in outcome);
  expect(
    outcome.lines.map(({ value }) => (typeof value === "object" && "mm" in value ? value.mm : value)),
  ).toEqual([expect.closeTo(0.0944), expect.closeTo(0.046), expect.closeTo(0.0484), "23.6 µm/(m·K)"]);
});

test("needs a grade with a thermal expansion", () => {
  expect(thermalExpansionCalculator([{ id: "unknown", name: "Unknown" }])).toBeUndefined();
});
