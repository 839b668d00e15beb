import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const behavior = readFileSync(join(root, "docs/behavior.md"), "utf8");

/** The list items that begin with a number such as `**4.3**`, each with its test files. */
const clauses = [...behavior.matchAll(/^- \*\*(\d+\.\d+)\*\* .+\n(?:  .+\n)*/gm)].map(
  ([text, number = ""]) => ({ number, tests: testsIn(text) }),
);

function testsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`/g)].map(([, path = ""]) => path);
}

test("every test that docs/behavior.md names exists", () => {
  const named = testsIn(behavior);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every clause has a number of its own and names its tests", () => {
  expect(clauses.length).toBeGreaterThan(150);
  const numbers = clauses.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect(clauses.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test("every clause that the code cites exists", () => {
  // Git prints path:match for each citation. It exits with 1 if there is none.
  const cited = execFileSync("git", ["grep", "-hoE", "behavior\\.md §[0-9]+\\.[0-9]+"], {
    cwd: root,
    encoding: "utf8",
  });
  const numbers = cited
    .trim()
    .split("\n")
    .map((line) => line.split("§")[1]);
  expect(numbers.length).toBeGreaterThan(20);
  const known = new Set(clauses.map(({ number }) => number));
  expect(numbers.filter((clause) => !known.has(clause ?? ""))).toEqual([]);
});
