import { expect, test } from "vitest";

import { createTestResults } from "./test-results.ts";

test("the summary names each failed test with the first line of its error", () => {
  const results = createTestResults();
  results.add({ passed: 8, failed: 1 }, [
    { name: "visitor/search.spec.ts:7 › finds", error: "\nExpected 1\nReceived 2" },
  ]);
  results.add({ passed: 3, failed: 0 });
  expect(results.total()).toEqual({ passed: 11, failed: 1 });
  expect(results.summary()).toEqual(["✗ visitor/search.spec.ts:7 › finds", "    Expected 1"]);
});

test("a crash of the browser or a server is in the summary, with the last lines of the process", () => {
  const results = createTestResults();
  results.reportCrash("The site (SIGABRT)", ["one", "two", "three", "FATAL: out of memory"]);
  expect(results.summary()).toEqual([
    "The site (SIGABRT) crashed:",
    "    two",
    "    three",
    "    FATAL: out of memory",
  ]);
});

test("a crash without output is named too", () => {
  const results = createTestResults();
  results.reportCrash("Chromium", []);
  expect(results.summary()).toEqual(["Chromium crashed"]);
});

test("the summary and the count after it fit into the last 20 lines, however much failed", () => {
  const results = createTestResults();
  const failed = Array.from({ length: 200 }, (_, index) => ({
    name: `test ${index}`,
    error: "a\n".repeat(9),
  }));
  results.add({ passed: 0, failed: 200 }, failed);
  for (let index = 0; index < 9; index++) results.reportCrash("Chromium", ["a", "b", "c", "d"]);
  expect(results.summary().length).toBeLessThanOrEqual(18);
  expect(results.summary()).toContain("and 196 more, listed above");
});
