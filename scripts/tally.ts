import * as v from "valibot";

import { readIfThere } from "./read-if-there.ts";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const NONE: Tally = { passed: 0, failed: 0 };
const VitestReport = v.object({ numPassedTests: v.number(), numTotalTests: v.number() });
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Counts a report of Vitest's json reporter. A test that did not run did not pass. */
export async function tallyOfVitest(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (report === undefined) return NONE;
  const { numPassedTests, numTotalTests } = v.parse(VitestReport, report);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/**
 * Counts a report of Playwright's json reporter. A test that did not run did not pass.
 * One that passed on its second try did: Playwright lists it as flaky, with what went wrong the first time.
 */
export async function tallyOfPlaywright(file: string): Promise<Tally> {
  const report = await readReport(file);
  if (report === undefined) return NONE;
  const { expected, unexpected, flaky, skipped } = v.parse(PlaywrightReport, report).stats;
  return { passed: expected + flaky, failed: unexpected + skipped };
}

/** All of them as one. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

/** Undefined when there is none: then the run broke before its first test, and fails as a whole. */
async function readReport(file: string): Promise<unknown> {
  const text = await readIfThere(file);
  return text === undefined ? undefined : JSON.parse(text);
}
