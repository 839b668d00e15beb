import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";

import * as v from "valibot";

import { formatSeconds } from "./report.ts";

interface Duration {
  readonly file: string;
  readonly milliseconds: number;
}

const SHOWN = 8;

const VitestReport = v.object({
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
});

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
}
const Suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  suites: v.optional(v.array(v.lazy(() => Suite))),
  specs: v.array(
    v.object({
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
});
const PlaywrightReport = v.object({ suites: v.array(Suite) });

/** The slowest files in a report of Vitest's JSON reporter, as lines to print. Their tests run at the same time. */
export async function slowestUnitTests(report: string, root: string): Promise<string[]> {
  if (!existsSync(report)) return [];
  const { testResults } = v.parse(VitestReport, JSON.parse(await readFile(report, "utf8")));
  return slowest(
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      milliseconds: endTime - startTime,
    })),
  );
}

/** The slowest files in a report of Playwright's JSON reporter, as lines to print: each the sum of its tests. */
export async function slowestBrowserTests(report: string): Promise<string[]> {
  if (!existsSync(report)) return [];
  const { suites } = v.parse(PlaywrightReport, JSON.parse(await readFile(report, "utf8")));
  return slowest(suites.map((suite) => ({ file: suite.file, milliseconds: durationOf(suite) })));
}

function durationOf({ suites = [], specs }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, milliseconds) => sum + milliseconds,
    0,
  );
}

function slowest(files: readonly Duration[]): string[] {
  return files
    .toSorted((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, SHOWN)
    .map(({ file, milliseconds }) => `${file.padEnd(48)}${formatSeconds(milliseconds).padStart(8)}`);
}
