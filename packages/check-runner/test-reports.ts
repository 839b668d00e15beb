import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

import type { FailedTest, TestCount } from "./test-results.ts";

export interface UnitTestReport {
  readonly count: TestCount;
  readonly failed: readonly FailedTest[];
}

export interface BrowserTestReport extends UnitTestReport {
  /** The flaky tests, which failed and then passed on the second attempt, with the error of the first. */
  readonly unstable: readonly FailedTest[];
}

/** What a run reports that ended before its first test. It fails as a whole. */
const NO_TESTS = { count: { passed: 0, failed: 0 }, failed: [], unstable: [] };

/** Reads a file of Vitest's JSON reporter. A test that did not run counts as failed. */
export async function readUnitTestReport(file: string, root: string): Promise<UnitTestReport> {
  if (!existsSync(file)) return NO_TESTS;
  const report: JsonTestResults = JSON.parse(await readFile(file, "utf8"));
  const { numPassedTests, numTotalTests, testResults } = report;
  return {
    count: { passed: numPassedTests, failed: numTotalTests - numPassedTests },
    failed: testResults.flatMap(({ name, message, assertionResults }) => {
      const path = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      // The file could not be loaded.
      if (tests.length === 0 && message !== "") return [{ name: path, error: plain(message) }];
      return tests.map(({ fullName, failureMessages }) => ({
        name: `${path} › ${fullName}`,
        error: plain(failureMessages?.[0] ?? ""),
      }));
    }),
  };
}

/** Reads a file of Playwright's JSON reporter. A test that did not run counts as failed, and a flaky one as passed. */
export async function readBrowserTestReport(file: string): Promise<BrowserTestReport> {
  if (!existsSync(file)) return NO_TESTS;
  const { stats, suites }: JSONReport = JSON.parse(await readFile(file, "utf8"));
  const specs = suites.flatMap(specsOf);
  const withStatus = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(toFailedTest);
  return {
    count: { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped },
    failed: withStatus("unexpected"),
    unstable: withStatus("flaky"),
  };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function toFailedTest({ title, file, line, tests }: JSONReportSpec): FailedTest {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return { name: `${file}:${line} › ${title}`, error: plain(errors[0]?.message ?? "It did not finish.") };
}

const ERROR_LINES = 20;

/** A failed test as lines to print. */
export function describeFailure({ name, error }: FailedTest): string[] {
  return [
    name,
    ...error
      .split("\n")
      .slice(0, ERROR_LINES)
      .map((line) => `  ${line}`),
  ];
}

/** An error message without the colors of a terminal. */
function plain(message: string): string {
  return stripVTControlCharacters(message);
}
