import { expect, test } from "vitest";

import { LruCache } from "./lru-cache.ts";

test("the least recently used entry is evicted", () => {
  const cache = new LruCache<string>(2);
  const created: string[] = [];
  const get = (key: string) => cache.getOrCreate(key, () => (created.push(key), key));
  for (const key of ["a", "b", "a", "c", "a", "b"]) get(key);
  expect(created).toEqual(["a", "b", "c", "b"]);
});

test("an entry with a very long key is not cached", () => {
  const cache = new LruCache<string>(2);
  for (const key of ["a".repeat(10_000), "a".repeat(10_001)]) cache.getOrCreate(key, () => "value");
  expect([...cache.values()]).toHaveLength(1);
});

test("heavy entries evict more others, and an entry above the limit is not cached", () => {
  const cache = new LruCache<string>(100, { weightOf: (key) => key.length, maxEntryWeight: 10 });
  const keys = Array.from({ length: 15 }, (_, index) => `key ${index}`.padEnd(10));
  for (const key of keys) cache.getOrCreate(key, () => key);
  expect([...cache.values()]).toEqual(keys.slice(-10));
  expect(cache.getOrCreate("x".repeat(11), () => "heavy")).toBe("heavy");
  expect([...cache.values()]).toEqual(keys.slice(-10));
});
