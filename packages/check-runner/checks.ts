import type { Command } from "process-stack/process.ts";
import { explain, Failure } from "process-stack/report.ts";
import type { Stack } from "process-stack/stack.ts";

export interface Check {
  readonly name: string;
  /** Rejects if the check fails, with all details that are needed to fix it. */
  readonly work: () => Promise<void>;
}

export interface CheckResult {
  readonly name: string;
  readonly durationMs: number;
  /** The lines to print if the check failed. Undefined if it passed. */
  readonly failure: readonly string[] | undefined;
}

/** A check that runs a command. If it fails, the failure contains everything that the command printed. */
export function commandCheck(stack: Stack, command: Command): Check {
  return {
    name: command.name,
    work: async () => {
      const lines: string[] = [];
      const onLine = (line: string) => {
        lines.push(line);
        command.onLine?.(line);
      };
      await stack.run({ ...command, onLine }).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        throw new Failure(error.message, lines);
      });
    },
  };
}

/** Runs the checks one after the other, and reports each result as soon as it is known. */
export async function runChecks(
  checks: readonly Check[],
  report: (result: CheckResult) => void,
): Promise<void> {
  for (const { name, work } of checks) {
    const start = performance.now();
    const failure = await work().then(
      () => undefined,
      (error: unknown) => explain(error),
    );
    report({ name, durationMs: performance.now() - start, failure });
  }
}

/** Chains checks that depend on the ones before them. After the first failure, the others fail without running. */
export function inSequence(checks: readonly Check[]): Check[] {
  let failed: string | undefined;
  return checks.map(({ name, work }) => ({
    name,
    work: async () => {
      if (failed !== undefined) throw new Failure(`Not run, because this failed: ${failed}.`);
      failed = name;
      await work();
      failed = undefined;
    },
  }));
}
