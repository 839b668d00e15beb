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
  expect(matchesPath(id, pattern, () => undefined)).toBe(is);
});

test("malicious patterns are matched without trying every combination", () => {
  // With backtracking over all combinations, this would not finish before the test times out.
  expect(matchesPath("a.".repeat(60), `${"**.".repeat(60)}b`, () => undefined)).toBe(false);
  let scanned = 0;
  expect(matchesGlob("a".repeat(2000), `${"*a".repeat(400)}b`, (count) => (scanned += count))).toBe(false);
  expect(scanned).toBeLessThan(2_000_000);
});
