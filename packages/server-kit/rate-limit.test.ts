import { expect, test } from "vitest";

import { createNameLimit, createRateLimit } from "./rate-limit.ts";

test("a client over the limit waits for the end of the window, others do not", () => {
  let now = 0;
  const limit = createRateLimit({ maxRequests: 2, windowMs: 60_000, now: () => now });
  expect([limit.count("a"), limit.count("a")]).toEqual([0, 0]);
  now = 20_000;
  expect(limit.count("a")).toBe(40);
  expect(limit.count("b")).toBe(0);
  now = 60_000;
  expect(limit.count("a")).toBe(0);
});

test("the number of clients in memory is limited", () => {
  const limit = createRateLimit({ maxRequests: 1, windowMs: 60_000, maxClients: 2, now: () => 0 });
  for (const client of ["a", "b", "c"]) limit.count(client);
  expect(limit.count("c")).toBe(60);
  expect(limit.count("a")).toBe(0);
});

test("a client gets new names in the next window", () => {
  let now = 0;
  const limit = createNameLimit({ maxNames: 1, windowMs: 60_000, now: () => now });
  expect([limit.allows("a", "x"), limit.allows("a", "y"), limit.allows("b", "y")]).toEqual([
    true,
    false,
    true,
  ]);
  now = 60_000;
  expect([limit.allows("a", "y"), limit.allows("a", "x")]).toEqual([true, false]);
});
