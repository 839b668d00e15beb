import { expect, test } from "vitest";

import { createRateLimit } from "./rate-limit.ts";

test("a caller waits for the end of the window after the last request allowed, others do not", () => {
  let now = 0;
  const limit = createRateLimit({ most: 2, windowMs: 60_000, now: () => now });
  expect([limit.take("a"), limit.take("a")]).toEqual([0, 0]);
  now = 20_000;
  expect(limit.take("a")).toBe(40);
  expect(limit.take("b")).toBe(0);
  now = 60_000;
  expect(limit.take("a")).toBe(0);
});

test("the memory of callers is bounded", () => {
  const limit = createRateLimit({ most: 1, windowMs: 60_000, callersMost: 2, now: () => 0 });
  for (const caller of ["a", "b", "c"]) limit.take(caller);
  expect(limit.take("c")).toBe(60);
  expect(limit.take("a")).toBe(0);
});
