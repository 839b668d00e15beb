import { expect, test } from "vitest";

import { accentProblem, accentVariables, contrastRatio, DEFAULT_ACCENT } from "./accent-color.ts";

test("black and white have the largest contrast", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test.each([
  ["#1f5fbf", undefined],
  [DEFAULT_ACCENT, undefined],
  ["#ffcc00", "White text on this color has a contrast of 1.51:1. Choose a darker color: at least 4.5:1."],
  ["#777777", "White text on this color has a contrast of 4.47:1. Choose a darker color: at least 4.5:1."],
  ["#f7f7f7", "White text on this color has a contrast of 1.07:1. Choose a darker color: at least 4.5:1."],
  ["#ffffff", "White text on this color has a contrast of 1.00:1. Choose a darker color: at least 4.5:1."],
  ["red", "Enter the color as # and six digits, for example #da251d"],
])("%s as accent color: %s", (color, problem) => {
  expect(accentProblem(color)).toBe(problem);
});

test.each([DEFAULT_ACCENT, "#1f5fbf", "#00695c", "#000000"])(
  "the shades of %s can be read on their backgrounds",
  (color) => {
    const shades = accentVariables(color);
    expect(contrastRatio(shades["--color-accent-text"], "#f4f5f5")).toBeGreaterThanOrEqual(5);
    expect(contrastRatio(shades["--color-accent-on-dark"], "#14181b")).toBeGreaterThanOrEqual(6);
    for (const shade of ["--color-accent-hover", "--color-accent-active"] as const) {
      expect(contrastRatio(shades[shade], "#ffffff")).toBeGreaterThanOrEqual(4.5);
    }
  },
);
