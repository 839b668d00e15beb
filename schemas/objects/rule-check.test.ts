import { expect, test } from "vitest";

import { ruleCheck, ruleChecksProblem } from "./rule-check.ts";

const valueWith = (measure: string, unit: string) => ({
  checks: [{ measure }],
  recommended: { value: 1, unit },
});

const titleOf = (measure: string | undefined) =>
  ruleCheck.preview?.prepare?.({ measure, isOff: undefined }).title;

test.each([
  ["wall", "mm"],
  ["hole-depth", "× diameter"],
  ["draft", "°"],
])("%s can be checked in %s", (measure, unit) => {
  expect(ruleChecksProblem(valueWith(measure, unit))).toBeUndefined();
});

test.each([
  ["draft", "mm", "“Draft along the pull direction” is measured in °"],
  ["wall", "kg", "“Thinnest wall” is measured in mm or multiples (×)"],
  [
    "reach",
    "mm",
    "“Faces that no tool can reach, or only with four or five axes” has no number. Add this check to the rule, not to a value",
  ],
])("%s cannot be checked in %s", (measure, unit, problem) => {
  expect(ruleChecksProblem(valueWith(measure, unit))).toBe(problem);
});

test("a value without a check is valid", () => {
  expect(ruleChecksProblem({ recommended: { value: 1, unit: "kg" } })).toBeUndefined();
});

test("the preview of a new check names no measure", () => {
  expect(titleOf(undefined)).toBe("No measure chosen");
  expect(titleOf("wall")).toBe("Thinnest wall");
});
