import { expect, test } from "vitest";

import { runWithin } from "./run-within.ts";

test("work is stopped when its time is over, wherever it is", () => {
  expect(
    runWithin(20, () => {
      for (;;);
    }),
  ).toBeUndefined();
  expect(runWithin(20, () => Array.from({ length: 1e8 }, () => ({})).length)).toBeUndefined();
});

test("work that ends in time gives its result or its error", () => {
  expect(runWithin(1000, () => undefined)).toEqual({ result: undefined });
  const error = new Error("no");
  expect(() =>
    runWithin(1000, () => {
      throw error;
    }),
  ).toThrow(error);
});
