import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const behavior = readFileSync(join(root, "docs/behavior.md"), "utf8");

/** `4.3` of every table row that begins with a clause number. */
const clauses = new Set([...behavior.matchAll(/^\| (\d+\.\d+) /gm)].map(([, clause]) => clause));

test("every test that docs/behavior.md names exists", () => {
  const named = [...behavior.matchAll(/`([\w./-]+\.(?:spec|test)\.ts)`/g)].map(([, path]) => path ?? "");
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
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
  expect(numbers.filter((clause) => !clauses.has(clause))).toEqual([]);
});
