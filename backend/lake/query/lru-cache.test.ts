import { expect, test } from "vitest";

import { Recent } from "./lru-cache.ts";

test("what was not asked for longest is made again, the rest is kept", () => {
  const recent = new Recent<string>(2);
  const made: string[] = [];
  const get = (key: string) => recent.getOrMake(key, () => (made.push(key), key));
  for (const key of ["a", "b", "a", "c", "a", "b"]) get(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("by weight the heavy ones push out more, and one that is too heavy is not kept at all", () => {
  const recent = new Recent<string>(100, { weightOf: (key) => key.length, heaviest: 10 });
  const keys = Array.from({ length: 15 }, (_, index) => `key ${index}`.padEnd(10));
  for (const key of keys) recent.getOrMake(key, () => key);
  expect([...recent.values()]).toEqual(keys.slice(-10));
  expect(recent.getOrMake("x".repeat(11), () => "heavy")).toBe("heavy");
  expect([...recent.values()]).toEqual(keys.slice(-10));
});
