import { performance } from "node:perf_hooks";

import { NotLinuxError } from "benchmarking/process-usage.ts";

import { explain, formatSeconds } from "#tools/run/report.ts";

import { SkipError } from "../sandbox/skip-error.ts";
import type { Assertion, Row, TestContext } from "./context.ts";

export interface RowResult {
  readonly row: Row;
  readonly status: "passed" | "failed" | "skipped";
  readonly assertions: readonly Assertion[];
  readonly notes: readonly string[];
  readonly ms: number;
}

const SYMBOLS = { passed: "✓", failed: "✗", skipped: "–" } as const;

/** Runs one row. If it throws an error, that is a failed assertion. */
export async function runRow(
  row: Row,
  environment: Omit<TestContext, "record" | "note">,
): Promise<RowResult> {
  const assertions: Assertion[] = [];
  const notes: string[] = [];
  const start = performance.now();
  let isSkipped = false;
  try {
    if (row.needsSandbox && environment.scale === "fast")
      throw new SkipError("This row needs a sandbox, so it does not run with --fast.");
    await row.attack({
      ...environment,
      record: (assertion) => void assertions.push(assertion),
      note: (text) => void notes.push(text),
    });
  } catch (error) {
    if (error instanceof SkipError || error instanceof NotLinuxError) {
      isSkipped = assertions.length === 0;
      notes.push(error.message);
    } else {
      assertions.push({
        request: "the row itself",
        expected: "runs to its end",
        actual: explain(error).join("\n"),
        isOk: false,
      });
    }
  }
  const hasFailed = assertions.some(({ isOk }) => !isOk);
  const status = hasFailed ? "failed" : isSkipped ? "skipped" : "passed";
  return { row, status, assertions, notes, ms: performance.now() - start };
}

/** The lines to print for a row: its result and its failed assertions. With `isVerbose`: all assertions and notes. */
export function linesOf({ row, status, assertions, notes, ms }: RowResult, isVerbose: boolean): string[] {
  const good = assertions.filter(({ isOk }) => isOk).length;
  const count = assertions.length === 0 ? "" : `${good}/${assertions.length}`;
  const head = `  ${SYMBOLS[status]} ${String(row.number).padStart(2)}  ${row.area.padEnd(8)} ${row.title.padEnd(76)}${count.padStart(9)}${formatSeconds(ms).padStart(9)}`;
  return [
    head,
    ...assertions
      .filter(({ isOk }) => isVerbose || !isOk)
      .flatMap(({ request, expected, actual, isOk }) => [
        `         ${isOk ? "✓" : "✗"} ${printable(request)}`,
        `             expected ${printable(expected)}; got: ${printable(actual)}`,
      ]),
    ...(isVerbose || status === "skipped" ? notes.map((note) => `         · ${note}`) : []),
  ];
}

/** Escapes control characters, so that a server's text cannot control the terminal. */
function printable(text: string): string {
  return text.slice(0, 600).replace(/(?!\n)\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1));
}
