export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** A failed test or check. */
export interface FailedTest {
  /** `visitor/search.spec.ts:12 › the title of the test`, or the name of a check. */
  readonly name: string;
  readonly error: string;
}

/** What the checks and their tests found. */
export interface TestResults {
  readonly add: (count: TestCount, failed?: readonly FailedTest[]) => void;
  /** Reports a browser or server that ended although nobody stopped it, with the last lines that it printed. */
  readonly reportCrash: (process: string, lastLines: readonly string[]) => void;
  readonly total: () => TestCount;
  /**
   * At most 19 lines that name what failed and what crashed, so that they and the count fit on a small screen: a failed test
   * after a crash often reads like "element not found".
   */
  readonly summary: () => string[];
}

const MAX_FAILED = 4;
const MAX_CRASHES = 2;
const LINES_OF_CRASH = 3;
const MAX_LENGTH = 200;

export function createTestResults(): TestResults {
  const counts: TestCount[] = [];
  const failed: FailedTest[] = [];
  const crashes: { process: string; lastLines: readonly string[] }[] = [];

  return {
    add(count, failedTests = []) {
      counts.push(count);
      failed.push(...failedTests);
    },
    reportCrash(process, lastLines) {
      crashes.push({ process, lastLines });
    },
    total: () => ({
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, count) => sum + count.failed, 0),
    }),
    summary() {
      const lines = failed
        .slice(0, MAX_FAILED)
        .flatMap(({ name, error }) => [`✗ ${name}`, `    ${firstLine(error)}`]);
      if (failed.length > MAX_FAILED) lines.push(`and ${failed.length - MAX_FAILED} more, listed above`);
      for (const { process, lastLines } of crashes.slice(0, MAX_CRASHES)) {
        lines.push(`${process} crashed${lastLines.length === 0 ? "" : ":"}`);
        lines.push(...lastLines.slice(-LINES_OF_CRASH).map((line) => `    ${line}`));
      }
      if (crashes.length > MAX_CRASHES) lines.push(`and ${crashes.length - MAX_CRASHES} more crashes`);
      return lines.map((line) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line));
    },
  };
}

function firstLine(text: string): string {
  return (
    text
      .split("\n")
      .find((line) => line.trim() !== "")
      ?.trim() ?? "It has no message."
  );
}
