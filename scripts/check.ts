import { Failure } from "./failure.ts";
import type { Part } from "./process.ts";
import type { Stack } from "./stack.ts";
import { explain } from "./steps.ts";

/** Something that is in order or not. `work` rejects when it is not, with all there is to say about it. */
export interface Check {
  readonly name: string;
  readonly work: () => Promise<void>;
}

export interface Outcome {
  readonly name: string;
  readonly durationMs: number;
  /** What a person needs to put it right; undefined when the check passed. */
  readonly fault: readonly string[] | undefined;
}

/** A check that is a command: all it prints is told when it fails. */
export function commandCheck(stack: Stack, part: Part): Check {
  return {
    name: part.name,
    work: async () => {
      const lines: string[] = [];
      await stack.run({ ...part, onLine: (line) => lines.push(line) }).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        throw new Failure(error.message, lines);
      });
    },
  };
}

/** Runs the checks in their order, `lanes` at a time, and tells each outcome as it comes. */
export async function runChecks(
  checks: readonly Check[],
  lanes: number,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const waiting = [...checks];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        // oxlint-disable-next-line no-await-in-loop -- a lane takes one check after the other
        tell(await outcomeOf(check));
      }
    }),
  );
}

/** Checks that build on each other: after the first that fails the others are told as not tried. */
export function inSequence(checks: readonly Check[]): Check[] {
  let failed: string | undefined;
  return checks.map(({ name, work }) => ({
    name,
    work: async () => {
      if (failed !== undefined) throw new Failure(`Not tried, because this failed: ${failed}.`);
      failed = name;
      await work();
      failed = undefined;
    },
  }));
}

async function outcomeOf({ name, work }: Check): Promise<Outcome> {
  const start = performance.now();
  const fault = await work().then(
    () => undefined,
    (error: unknown) => explain(error),
  );
  return { name, durationMs: performance.now() - start, fault };
}
