import { assert, expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { weightCalculator, weightOf } from "./weight.ts";

const calculator = weightCalculator([
  { id: "aluminum", name: "Aluminum 6061-T6", density: 2.7 },
  { id: "abs", name: "ABS", density: 1.05 },
  { id: "unknown", name: "A grade without a density" },
]);
assert(calculator);

// A cube of 10 cm³: handbook densities in g/cm³, weight in g.
test.each([
  [2.7, 27],
  [2.81, 28.1],
  [7.85, 78.5],
  [8, 80],
  [7.75, 77.5],
  [8.5, 85],
  [8.94, 89.4],
  [4.43, 44.3],
  [1.41, 14.1],
  [1.05, 10.5],
  [1.2, 12],
  [1.31, 13.1],
  [2.2, 22],
  [0.9, 9],
])("10 cm³ at %d g/cm³ weigh %d g", (density, weight) => {
  expect(weightOf(10, density)).toBeCloseTo(weight, 9);
});

// EN 10060:2003: mass of round steel bars in kg/m at 7.85 g/cm³, by diameter in mm.
test.each([
  [10, 0.617],
  [12, 0.888],
  [13, 1.04],
  [14, 1.21],
  [16, 1.58],
  [18, 2],
  [20, 2.47],
  [22, 2.98],
  [24, 3.55],
  [25, 3.85],
  [26, 4.17],
  [28, 4.83],
  [30, 5.55],
  [32, 6.31],
  [35, 7.55],
  [36, 7.99],
  [38, 8.9],
  [40, 9.86],
  [45, 12.5],
  [50, 15.4],
])("a meter of round steel bar of %d mm weighs %d kg", (diameter, kilograms) => {
  const volume = (Math.PI / 4) * (diameter / 10) ** 2 * 100;
  expect(Number((weightOf(volume, 7.85) / 1000).toPrecision(3))).toBeCloseTo(kilograms, 9);
});

test("weights have three digits, in kilograms from 1,000 g, and in pounds", () => {
  expect(calculate(calculator, { grade: "aluminum", volume: 10, quantity: 100 })).toMatchObject({
    lines: [{ value: "27.0 g · 0.0595 lb" }, { value: "2.70 kg · 5.95 lb" }, { value: "2.7 g/cm³" }],
  });
});

test("an unknown grade, a missing volume and no parts are explained", () => {
  expect(calculate(calculator, { grade: "lead", volume: 10, quantity: 1 })).toMatchObject({
    problem: "Choose one of the listed values for grade.",
  });
  expect(calculate(calculator, { grade: "abs", volume: Number.NaN, quantity: 1 })).toMatchObject({
    problem: "Enter a number for volume, such as 10 cm³.",
  });
  expect(calculate(calculator, { grade: "abs", volume: 10, quantity: 1.5 })).toEqual({
    problem: "Quantity must be a whole number.",
    input: "quantity",
  });
  expect(calculate(calculator, { grade: "abs", volume: 10, quantity: 0 })).toMatchObject({
    problem: "Quantity must be at least 1.",
  });
});

test("a grade without a density cannot be chosen, and without any there is no calculator", () => {
  expect(calculator.inputs[0]).toMatchObject({ options: [{ value: "aluminum" }, { value: "abs" }] });
  expect(weightCalculator([{ id: "unknown", name: "A grade without a density" }])).toBeUndefined();
});

test("the table of common values goes from the lightest grade to the heaviest", () => {
  const densities = Array.from({ length: 40 }, (_, index) => 20 - index / 4);
  const all = weightCalculator(
    densities.map((density) => ({ id: String(density), name: "A grade", density })),
  );
  assert(all);
  const shown = all.examples.map(({ grade }) => Number(grade));
  expect(shown).toHaveLength(12);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect([shown[0], shown.at(-1)]).toEqual([Math.min(...densities), Math.max(...densities)]);
  expect(calculator.examples.map(({ grade }) => grade)).toEqual(["abs", "aluminum"]);
});
