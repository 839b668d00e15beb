import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { sourceFiles } from "check-runner/clean-clone.ts";
import { expect, test } from "vitest";

import { root } from "../run/env.ts";

// Test files share a process, so one that leaves fake timers stops those of the next.
test("every test file that replaces the timers puts them back", async () => {
  const files = (await sourceFiles(root)).filter((file) => /\.test\.tsx?$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })),
  );
  const fake = texts.filter(({ text }) => text.includes("vi.useFakeTimers("));
  expect(fake.length).toBeGreaterThan(5);
  expect(fake.filter(({ text }) => !text.includes("vi.useRealTimers()")).map(({ file }) => file)).toEqual([]);
});
