import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { sum, tallyOfPlaywright, tallyOfVitest } from "./tally.ts";

async function report(content: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tally-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "report.json"), JSON.stringify(content));
  return join(folder, "report.json");
}

test("unit tests that did not run count as failed", async () => {
  const file = await report({ numTotalTests: 12, numPassedTests: 9, numFailedTests: 2, numPendingTests: 1 });
  expect(await tallyOfVitest(file)).toEqual({ passed: 9, failed: 3 });
});

test("browser tests that were skipped count as failed, those that passed on their second try as passed", async () => {
  const file = await report({ stats: { expected: 20, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(await tallyOfPlaywright(file)).toEqual({ passed: 22, failed: 4 });
});

test("a report that is not one is refused", async () => {
  await expect(tallyOfVitest(await report({ tests: 12 }))).rejects.toThrow("numPassedTests");
});

test("a run that broke before its first test counts none", async () => {
  expect(await tallyOfPlaywright("no-such-report.json")).toEqual({ passed: 0, failed: 0 });
});

test("tallies add up", () => {
  expect(
    sum([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ]),
  ).toEqual({ passed: 7, failed: 2 });
});
