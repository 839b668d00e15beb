import { expect, test } from "vitest";

import { figureProblem, figureText } from "./stored-figure.ts";

test("a stored figure reads as one line, whatever else is stored with it", () => {
  const stored = {
    _type: "quantity",
    value: 0.1,
    plusMinus: true,
    unit: "mm",
    min: null,
    note: "up to 100 mm",
  };
  expect(figureText(stored)).toBe("±0.1\u00a0mm");
});

test("a stored size reads as one line", () => {
  const stored = { _type: "size", length: 1500, width: 400, unit: "mm" };
  expect(figureText(stored)).toBe("1,500 ×\u00a0400\u00a0mm");
});

test("what has no number reads as nothing", () => {
  expect([{ _type: "size", unit: "mm" }, { unit: "mm" }, null, undefined].map(figureText)).toEqual([
    "",
    "",
    "",
    "",
  ]);
});

test("a unit that nobody knows counts as not chosen", () => {
  expect(figureProblem({ value: 1, unit: "furlong" })).toBe("Choose the unit");
  expect(figureProblem({ value: 1, unit: "mm" })).toBeUndefined();
  expect(figureProblem(undefined)).toBeUndefined();
});

test("a figure that was emptied again is no problem in a field, whatever its ± was left at; in a list it is", () => {
  const emptied = { _type: "quantity", plusMinus: true };
  expect(figureProblem(emptied)).toBeUndefined();
  expect(figureProblem({ ...emptied, _key: "a" })).toBe("Write a value, a minimum or a maximum");
  expect(figureProblem({ ...emptied, unit: "mm" })).toBe("Write a value, a minimum or a maximum");
});
