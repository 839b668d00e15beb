import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { slowestBrowserTests, slowestUnitTests } from "./durations.ts";

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "durations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}

const cells = (lines: readonly string[]) => lines.map((line) => line.split(/\s{2,}/));

test("the slowest files of unit tests come first", async () => {
  const file = await report({
    testResults: [
      { name: "/project/web/a.test.ts", startTime: 1000, endTime: 1400 },
      { name: "/project/web/b.test.ts", startTime: 1000, endTime: 3500 },
    ],
  });
  expect(cells(await slowestUnitTests(file, "/project"))).toEqual([
    ["web/b.test.ts", "2.5 s"],
    ["web/a.test.ts", "0.4 s"],
  ]);
});

test("a file of browser tests takes as long as its tests together, also those in groups", async () => {
  const specs = [{ tests: [{ results: [{ duration: 1500 }] }] }];
  const file = await report({
    suites: [
      { file: "visitor/one.spec.ts", specs },
      { file: "visitor/two.spec.ts", specs, suites: [{ file: "visitor/two.spec.ts", specs }] },
    ],
  });
  expect(cells(await slowestBrowserTests(file))).toEqual([
    ["visitor/two.spec.ts", "3.0 s"],
    ["visitor/one.spec.ts", "1.5 s"],
  ]);
});

test("a run without a report has no durations", async () => {
  expect(await slowestBrowserTests("no-such-report.json")).toEqual([]);
  expect(await slowestUnitTests("no-such-report.json", "/root")).toEqual([]);
});
