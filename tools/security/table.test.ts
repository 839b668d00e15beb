import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { rows } from "./table.ts";

const root = join(import.meta.dirname, "../..");

test("each row has a unique number", () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.length).toBeGreaterThanOrEqual(61);
});

test("every file that a note refers to exists, with the test that it quotes", async () => {
  const missing: string[] = [];
  for await (const file of glob("tools/security/rows/*.ts", { cwd: root })) {
    const source = await readFile(join(root, file), "utf8");
    for (const [, path = "", title] of source.matchAll(
      /(?<![\w/])((?:admin|e2e|packages|studio|tools|web)\/[\w./-]+\.\w+)(?:, \\?"([^"\\]+)\\?")?/g,
    )) {
      const exists = existsSync(join(root, path));
      if (!exists) missing.push(`${file}: ${path}`);
      else if (title !== undefined && !(await readFile(join(root, path), "utf8")).includes(title))
        missing.push(`${file}: ${path}, "${title}"`);
    }
  }
  expect(missing).toEqual([]);
});

test("the threat model names only rows that exist", async () => {
  const text = await readFile(join(root, "docs/threat-model.md"), "utf8");
  const named = [...text.matchAll(/\brows? ([\d, to]*\d)/g)].flatMap(([, list = ""]) => numbersIn(list));
  const numbers = new Set(rows.map(({ number }) => number));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((number) => !numbers.has(number))).toEqual([]);
});

/** "1, 2" and "11 to 13" */
function numbersIn(list: string): number[] {
  return list.split(", ").flatMap((part) => {
    const [from = 0, to = from] = part.split(" to ").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
