import { expect, test } from "vitest";

import { calculate, initialValues } from "./calculator.ts";
import { bonusTolerance, positionDeviation, truePositionCalculator } from "./true-position.ts";

// Conversion charts of coordinate deviations to position, in inches: Machinery's Handbook, geometric tolerancing.
test.each([
  [0.001, 0.001, 0.0028],
  [0.002, 0.001, 0.0045],
  [0.003, 0.004, 0.01],
  [0.005, 0, 0.01],
])("offsets of %d and %d are a position of Ø%d", (x, y, position) => {
  expect(positionDeviation(x, y)).toBeCloseTo(position, 4);
  expect(positionDeviation(-x, -y)).toBeCloseTo(position, 4);
});

test("a hole above and a shaft below its maximum material size have a bonus", () => {
  expect(bonusTolerance("hole", 10.2, 10)).toBeCloseTo(0.2);
  expect(bonusTolerance("shaft", 9.9, 10)).toBeCloseTo(0.1);
  expect(bonusTolerance("hole", 10, 10)).toBe(0);
});

test("the bonus decides about a hole that would be out of tolerance", () => {
  const values = initialValues(truePositionCalculator());
  const result = { label: "Result", value: "Within tolerance" };
  expect(calculate(truePositionCalculator(), values)).toHaveProperty(
    "lines",
    expect.arrayContaining([result]),
  );
  expect(calculate(truePositionCalculator(), { ...values, modifier: "rfs" })).toHaveProperty(
    "lines",
    expect.arrayContaining([{ ...result, value: "Out of tolerance" }]),
  );
});

test("a hole below its smallest size is a matter of size, not of position", () => {
  const outcome = calculate(truePositionCalculator(), {
    ...initialValues(truePositionCalculator()),
    actual: 6.4,
  });
  expect(outcome).toEqual({
    problem: "A hole smaller than 6.5 mm is out of its size tolerance. Correct the size first.",
    input: "actual",
  });
});
