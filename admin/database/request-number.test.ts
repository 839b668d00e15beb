import { expect, test } from "vitest";

import { createRequestNumber } from "./request-number.ts";

test("a number is short, and its letters are not confused with others", () => {
  const numbers = Array.from({ length: 2000 }, createRequestNumber);
  for (const number of numbers)
    expect(number).toMatch(/^[34679CDFHJKMNPQRTVWXY]{3}-[34679CDFHJKMNPQRTVWXY]{3}$/);
  expect(new Set(numbers).size).toBeGreaterThan(1995);
});
