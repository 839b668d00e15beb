import { expect, test } from "vitest";

import { figureProblem, quantityText } from "./quantity.ts";

test("a stored figure reads as one line, whatever else is stored with it", () => {
  const stored = {
    _type: "quantity",
    value: 0.1,
    plusMinus: true,
    unit: "mm",
    min: null,
    note: "up to 100 mm",
  };
  expect(quantityText(stored)).toBe("±0.1\u00a0mm");
});

test("a unit that nobody knows counts as not chosen", () => {
  expect(figureProblem({ value: 1, unit: "furlong" })).toBe("Choose the unit");
  expect(figureProblem({ value: 1, unit: "mm" })).toBeUndefined();
  expect(figureProblem(undefined)).toBeUndefined();
});
