import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import * as v from "valibot";

import { formatSeconds } from "../run/report.ts";
import type { FailedTest, TestCount } from "./test-results.ts";

const VitestReport = v.object({
  numPassedTests: v.number(),
  numTotalTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      /** Why a file could not be loaded. */
      message: v.optional(v.string(), ""),
      assertionResults: v.optional(
        v.array(
          v.object({
            status: v.string(),
            fullName: v.string(),
            failureMessages: v.optional(v.array(v.string()), []),
          }),
        ),
        [],
      ),
    }),
  ),
});

const Attempt = v.object({
  duration: v.number(),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), "") })), []),
});
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.picklist(["expected", "unexpected", "flaky", "skipped"]),
      results: v.array(Attempt),
    }),
  ),
});
type Spec = v.InferOutput<typeof Spec>;

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly Spec[];
}
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  suites: v.optional(v.array(v.lazy(() => Suite))),
  specs: v.array(Spec),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(Suite),
});

export interface UnitTestReport {
  readonly count: TestCount;
  readonly failed: readonly FailedTest[];
  /** The slowest files, as lines to print. Files run in parallel. */
  readonly slowest: readonly string[];
}

/** Reads a file of Vitest's JSON reporter. A test that did not run counts as failed. */
export async function readUnitTestReport(file: string, root: string): Promise<UnitTestReport> {
  const report = await readReport(file, VitestReport);
  if (report === undefined) return { count: { passed: 0, failed: 0 }, failed: [], slowest: [] };
  const { numPassedTests, numTotalTests, testResults } = report;
  return {
    count: { passed: numPassedTests, failed: numTotalTests - numPassedTests },
    failed: testResults.flatMap(({ name, message, assertionResults }) => {
      const path = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0 && message !== "") return [{ name: path, error: plain(message) }];
      return tests.map(({ fullName, failureMessages }) => ({
        name: `${path} › ${fullName}`,
        error: plain(failureMessages[0] ?? ""),
      }));
    }),
    slowest: slowestFiles(
      testResults.map(({ name, startTime, endTime }) => ({
        file: relative(root, name),
        milliseconds: endTime - startTime,
      })),
    ),
  };
}

export interface BrowserTestReport extends UnitTestReport {
  /** The flaky tests, which failed and then passed on the second attempt, with the error of the first. */
  readonly unstable: readonly FailedTest[];
}

/** Reads a file of Playwright's JSON reporter. A test that did not run counts as failed, and a flaky one as passed. */
export async function readBrowserTestReport(file: string): Promise<BrowserTestReport> {
  const report = await readReport(file, PlaywrightReport);
  if (report === undefined) return { count: { passed: 0, failed: 0 }, failed: [], slowest: [], unstable: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const withStatus = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).map(toFailedTest);
  return {
    count: { passed: expected + flaky, failed: unexpected + skipped },
    slowest: slowestFiles(
      report.suites.map((suite) => ({ file: suite.file, milliseconds: durationOf(specsOf(suite)) })),
    ),
    failed: withStatus("unexpected"),
    unstable: withStatus("flaky"),
  };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function durationOf(specs: readonly Spec[]): number {
  const attempts = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return attempts.reduce((sum, { duration }) => sum + duration, 0);
}

function toFailedTest({ title, file, line, tests }: Spec): FailedTest {
  const attempts = tests.flatMap(({ results }) => results);
  const messages = attempts.flatMap(({ errors }) => errors.map(({ message }) => message));
  return { name: `${file}:${line} › ${title}`, error: plain(messages[0] ?? "It did not finish.") };
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

const MAX_SLOWEST = 8;

function slowestFiles(files: readonly { readonly file: string; readonly milliseconds: number }[]): string[] {
  return files
    .toSorted((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, MAX_SLOWEST)
    .map(({ file, milliseconds }) => `${file.padEnd(48)}${formatSeconds(milliseconds).padStart(8)}`);
}

/** Undefined if there is no report, because the run ended before its first test. Then the run fails as a whole. */
async function readReport<Report>(
  file: string,
  schema: v.GenericSchema<unknown, Report>,
): Promise<Report | undefined> {
  return existsSync(file) ? v.parse(schema, JSON.parse(await readFile(file, "utf8"))) : undefined;
}
