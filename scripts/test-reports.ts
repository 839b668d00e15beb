import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

import * as v from "valibot";

import type { TestCount } from "./checks.ts";
import { formatSeconds } from "./report.ts";

const VitestReport = v.object({
  numPassedTests: v.number(),
  numTotalTests: v.number(),
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
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
  /** The slowest files, as lines to print. Files run in parallel. */
  readonly slowest: readonly string[];
}

/** Reads a file of Vitest's JSON reporter. A test that did not run counts as failed. */
export async function readUnitTestReport(file: string, root: string): Promise<UnitTestReport> {
  const report = await readReport(file, VitestReport);
  if (report === undefined) return { count: { passed: 0, failed: 0 }, slowest: [] };
  const { numPassedTests, numTotalTests, testResults } = report;
  return {
    count: { passed: numPassedTests, failed: numTotalTests - numPassedTests },
    slowest: slowestFiles(
      testResults.map(({ name, startTime, endTime }) => ({
        file: relative(root, name),
        milliseconds: endTime - startTime,
      })),
    ),
  };
}

export interface BrowserTestReport extends UnitTestReport {
  /** The failed tests with their first error, as lines to print. */
  readonly failures: readonly string[];
  /** The flaky tests, which failed and then passed on the second attempt, as lines to print. */
  readonly unstable: readonly string[];
}

/** Reads a file of Playwright's JSON reporter. A test that did not run counts as failed, and a flaky one as passed. */
export async function readBrowserTestReport(file: string): Promise<BrowserTestReport> {
  const report = await readReport(file, PlaywrightReport);
  if (report === undefined)
    return { count: { passed: 0, failed: 0 }, slowest: [], failures: [], unstable: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const withStatus = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status)).flatMap(describeFailure);
  return {
    count: { passed: expected + flaky, failed: unexpected + skipped },
    slowest: slowestFiles(
      report.suites.map((suite) => ({ file: suite.file, milliseconds: durationOf(specsOf(suite)) })),
    ),
    failures: withStatus("unexpected"),
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

const ERROR_LINES = 20;

function describeFailure({ title, file, line, tests }: Spec): string[] {
  const attempts = tests.flatMap(({ results }) => results);
  const messages = attempts.flatMap(({ errors }) => errors.map(({ message }) => message));
  const lines = stripVTControlCharacters(messages[0] ?? "It did not finish.").split("\n");
  return [`${file}:${line} › ${title}`, ...lines.slice(0, ERROR_LINES).map((text) => `  ${text}`)];
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
