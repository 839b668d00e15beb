import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { describeFailure, readBrowserTestReport, readUnitTestReport } from "./test-reports.ts";

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "test-reports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}

const cells = (lines: readonly string[]) => lines.map((line) => line.split(/\s{2,}/));

test("unit tests: tests that did not run count as failed, and the slowest files come first", async () => {
  const file = await report({
    numTotalTests: 12,
    numPassedTests: 9,
    testResults: [
      { name: "/project/web/a.test.ts", startTime: 1000, endTime: 1400 },
      { name: "/project/web/b.test.ts", startTime: 1000, endTime: 3500 },
    ],
  });
  const { count, slowest } = await readUnitTestReport(file, "/project");
  expect(count).toEqual({ passed: 9, failed: 3 });
  expect(cells(slowest)).toEqual([
    ["web/b.test.ts", "2.5 s"],
    ["web/a.test.ts", "0.4 s"],
  ]);
});

test("unit tests: a failed test and a file that cannot be loaded are named with their first error", async () => {
  const failed = {
    status: "failed",
    fullName: "adds",
    failureMessages: ["\u001B[31mexpected 1 to be 2\u001B[39m"],
  };
  const file = await report({
    numTotalTests: 2,
    numPassedTests: 1,
    testResults: [
      {
        name: "/project/web/a.test.ts",
        startTime: 0,
        endTime: 1,
        assertionResults: [{ status: "passed", fullName: "starts" }, failed],
      },
      { name: "/project/web/b.test.ts", startTime: 0, endTime: 1, message: "Cannot find module c.ts" },
    ],
  });
  expect((await readUnitTestReport(file, "/project")).failed).toEqual([
    { name: "web/a.test.ts › adds", error: "expected 1 to be 2" },
    { name: "web/b.test.ts", error: "Cannot find module c.ts" },
  ]);
});

const stats = { expected: 20, unexpected: 1, flaky: 2, skipped: 3 };

function spec(title: string, status: string, ...messages: string[]) {
  const errors = messages.map((message) => ({ message }));
  return {
    title,
    file: "visitor/one.spec.ts",
    line: 7,
    tests: [{ status, results: [{ duration: 1500, errors }] }],
  };
}

test("browser tests: skipped tests count as failed, and flaky ones as passed", async () => {
  const { count } = await readBrowserTestReport(await report({ stats, suites: [] }));
  expect(count).toEqual({ passed: 22, failed: 4 });
});

test("browser tests: the duration of a file is the sum of its tests, including those in groups", async () => {
  const specs = [spec("opens", "expected")];
  const file = await report({
    stats,
    suites: [
      { file: "visitor/one.spec.ts", specs },
      { file: "visitor/two.spec.ts", specs, suites: [{ file: "visitor/two.spec.ts", specs }] },
    ],
  });
  expect(cells((await readBrowserTestReport(file)).slowest)).toEqual([
    ["visitor/two.spec.ts", "3.0 s"],
    ["visitor/one.spec.ts", "1.5 s"],
  ]);
});

test("browser tests: a failed and a flaky test are named with their first error", async () => {
  const specs = [
    spec("opens", "expected"),
    spec("sends", "unexpected", "\u001B[31mExpected 1\u001B[39m\nReceived 2", "Timeout"),
    spec("closes", "flaky", "Timeout"),
  ];
  const file = await report({ stats, suites: [{ file: "visitor/one.spec.ts", specs }] });
  const { failed, unstable } = await readBrowserTestReport(file);
  expect(failed.flatMap(describeFailure)).toEqual([
    "visitor/one.spec.ts:7 › sends",
    "  Expected 1",
    "  Received 2",
  ]);
  expect(unstable.flatMap(describeFailure)).toEqual(["visitor/one.spec.ts:7 › closes", "  Timeout"]);
});

test("a report with another structure is rejected", async () => {
  await expect(readUnitTestReport(await report({ tests: 12 }), "/project")).rejects.toThrow("numPassedTests");
});

test("a run that ended before its first test counts none", async () => {
  const none = { count: { passed: 0, failed: 0 }, failed: [], slowest: [] };
  expect(await readUnitTestReport("no-such-report.json", "/project")).toEqual(none);
  expect(await readBrowserTestReport("no-such-report.json")).toMatchObject(none);
});
