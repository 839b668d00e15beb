import { expect, test } from "vitest";

import { firstSorted } from "./pipes.ts";

test.each([0, 1, 7, 100, 101, 400, 5000])("the first %i elements are those of a full sort", (limit) => {
  const numbers = Array.from({ length: 4000 }, (_, index) => (index * 7919) % 4001);
  expect(firstSorted(numbers, (a, b) => a - b, limit)).toEqual(
    numbers.toSorted((a, b) => a - b).slice(0, limit),
  );
});

test.each([10, 100, 2500])(
  "sorting the first %i elements needs a limited number of comparisons, even in the worst order",
  (limit) => {
    const descending = Array.from({ length: 20_000 }, (_, index) => 20_000 - index);
    let comparisons = 0;
    firstSorted(descending, (a, b) => (comparisons++, a - b), limit);
    expect(comparisons).toBeLessThan(2_500_000);
  },
);
