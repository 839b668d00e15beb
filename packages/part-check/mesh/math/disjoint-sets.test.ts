import { expect, test } from "vitest";

import { DisjointSets } from "./disjoint-sets.ts";

test("numbers that are joined, directly or through others, have the same root", () => {
  const sets = new DisjointSets(6);
  expect([sets.join(0, 1), sets.join(4, 5), sets.join(1, 5)]).toEqual([true, true, true]);
  expect(new Set([0, 1, 4, 5].map((number) => sets.rootOf(number))).size).toBe(1);
  expect(new Set([0, 2, 3].map((number) => sets.rootOf(number))).size).toBe(3);
});

test("joining numbers of the same set changes nothing and returns false", () => {
  const sets = new DisjointSets(3);
  sets.join(0, 1);
  sets.join(1, 2);
  expect(sets.join(2, 0)).toBe(false);
});
