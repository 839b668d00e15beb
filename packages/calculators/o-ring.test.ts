import { expect, test } from "vitest";

import { calculate, initialValues } from "./calculator.ts";
import { fillOf, oRingCalculator, squeezeOf, stretchedCord } from "./o-ring.ts";

// Parker O-Ring Handbook, design chart 4-2: cord and gland depth in inches, squeeze in percent for nominal sizes.
test.each([
  [0.07, 0.051, 27],
  [0.103, 0.082, 20],
  [0.139, 0.112, 19],
  [0.21, 0.1715, 18],
  [0.275, 0.2275, 17],
])("a cord of %d in in a gland of %d in is squeezed by %d%%", (cord, depth, percent) => {
  expect(Math.round(squeezeOf(cord, depth) * 100)).toBe(percent);
});

test("the grooves of the handbook are at most 85% full", () => {
  expect(fillOf(0.103, 0.082, 0.1425)).toBeCloseTo(0.713, 3);
  for (const example of oRingCalculator().examples)
    expect(calculate(oRingCalculator(), example)).toHaveProperty(
      "lines.5.value",
      "All values are within the usual range",
    );
});

test("a ring that is stretched by 5% loses about 2.4% of its cord", () => {
  expect(stretchedCord(100, 0.05)).toBeCloseTo(97.6, 1);
  expect(stretchedCord(100, -0.02)).toBe(100);
});

test.each([
  [{ depth: 2.4 }, "Too little squeeze: make the groove shallower"],
  [{ width: 2.6 }, "Too full: make the groove wider"],
  [{ seat: 27 }, "Stretched too far: use a larger ring"],
])("%o: %s", (changed, advice) => {
  const outcome = calculate(oRingCalculator(), { ...initialValues(oRingCalculator()), ...changed });
  expect(outcome).toHaveProperty("lines.5.value", advice);
});

test("a groove deeper than the cord does not seal", () => {
  expect(calculate(oRingCalculator(), { ...initialValues(oRingCalculator()), depth: 3 })).toHaveProperty(
    "input",
    "depth",
  );
});
