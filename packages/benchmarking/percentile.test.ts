import { expect, test } from "vitest";

import { percentile } from "./percentile.ts";

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [0, 1],
  [50, 50],
  [99, 99],
  [100, 100],
])("of the numbers 1 to 100, %i percent do not exceed %i", (percent, value) => {
  expect(percentile(hundred, percent)).toBe(value);
});

test("with few values the nearest rank is used, and without values the result is NaN", () => {
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});
