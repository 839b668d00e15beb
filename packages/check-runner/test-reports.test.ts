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

test("unit tests: tests that did not run count as failed", async () => {
  const file = await report({ numTotalTests: 12, numPassedTests: 9, testResults: [] });
  expect(await readUnitTestReport(file, "/project")).toEqual({ count: { passed: 9, failed: 3 }, failed: [] });
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
        message: "",
        assertionResults: [{ status: "passed", fullName: "starts" }, failed],
      },
      { name: "/project/web/b.test.ts", message: "Cannot find module c.ts", assertionResults: [] },
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
    tests: [{ status, results: [{ errors }] }],
  };
}

test("browser tests: skipped tests count as failed, and flaky ones as passed", async () => {
  const { count } = await readBrowserTestReport(await report({ stats, suites: [] }));
  expect(count).toEqual({ passed: 22, failed: 4 });
});

test("browser tests: a failed and a flaky test are named with their first error", async () => {
  const specs = [
    spec("opens", "expected"),
    spec("sends", "unexpected", "\u001B[31mExpected 1\u001B[39m\nReceived 2", "Timeout"),
    spec("closes", "flaky", "Timeout"),
  ];
  const [opens, ...inGroup] = specs;
  const file = await report({ stats, suites: [{ specs: [opens], suites: [{ specs: inGroup }] }] });
  const { failed, unstable } = await readBrowserTestReport(file);
  expect(failed.flatMap(describeFailure)).toEqual([
    "visitor/one.spec.ts:7 › sends",
    "  Expected 1",
    "  Received 2",
  ]);
  expect(unstable.flatMap(describeFailure)).toEqual(["visitor/one.spec.ts:7 › closes", "  Timeout"]);
});

test("a run that ended before its first test counts none", async () => {
  const none = { count: { passed: 0, failed: 0 }, failed: [] };
  expect(await readUnitTestReport("no-such-report.json", "/project")).toMatchObject(none);
  expect(await readBrowserTestReport("no-such-report.json")).toMatchObject(none);
});
