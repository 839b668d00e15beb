import { expect, test } from "vitest";

import { createTimedCache } from "./timed-cache.ts";

test("an answer is kept for its time, and the newest for a question counts", async () => {
  let now = 0;
  const cache = createTimedCache<string>(10, () => now);
  expect(cache.get("a")).toBeUndefined();
  expect(await cache.set("a", Promise.resolve("first"), 100)).toBe("first");
  now = 99;
  expect(await cache.get("a")).toBe("first");
  void cache.set("a", Promise.resolve("second"), 100);
  now = 198;
  expect(await cache.get("a")).toBe("second");
  now = 199;
  expect(cache.get("a")).toBeUndefined();
});

test("the oldest of too many answers is forgotten, and one that fails at once", async () => {
  const cache = createTimedCache<string>(2);
  for (const question of ["a", "b", "a", "c"]) void cache.set(question, Promise.resolve(question), 1000);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([
    expect.any(Promise),
    undefined,
    expect.any(Promise),
  ]);
  await expect(cache.set("d", Promise.reject(new Error("away")), 1000)).rejects.toThrow("away");
  expect(cache.get("d")).toBeUndefined();
});
