import { expect, test } from "vitest";

import { matchesGlob, matchesPath } from "./match.ts";

test.each([
  ["drafts.a", "drafts.**", true],
  ["drafts.a.b", "drafts.**", true],
  ["drafts", "drafts.**", false],
  ["drafts.a.b", "drafts.*", false],
  ["versions.r1.a", "versions.*.a", true],
  ["versions.r1.b", "versions.*.a", false],
  ["a", "**", true],
  ["a", "*", true],
  ["a.b", "*", false],
  ["a.x.y.b", "a.**.b", true],
])("%s in path(%j) is %s", (id, pattern, is) => {
  expect(matchesPath(id, pattern)).toBe(is);
});

test("malicious patterns are matched quickly", () => {
  const start = performance.now();
  expect(matchesPath("a.".repeat(60), `${"**.".repeat(60)}b`)).toBe(false);
  expect(matchesGlob("a".repeat(2000), `${"*a".repeat(400)}b`, () => undefined)).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
});
