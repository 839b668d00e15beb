import { createStack, type Stack } from "./stack.ts";
import { explain } from "./steps.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

interface Options {
  /** What Ctrl-C means: 0 for servers that are asked to stop, other than 0 for checks that were not finished. */
  readonly exitCodeWhenInterrupted: number;
  /** Runs last, when nothing is left running. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * Runs `work` with a stack and stops the stack afterwards, whatever happens: the work is done, it fails, a part dies, or
 * a person presses Ctrl-C. Sets the exit code: what `work` returns, 1 after a failure.
 */
export async function supervise(
  work: (stack: Stack) => Promise<number>,
  { exitCodeWhenInterrupted, afterwards }: Options,
): Promise<void> {
  const stack = createStack();
  const interrupted = untilInterrupted();
  try {
    process.exitCode = await Promise.race([
      work(stack),
      stack.broken,
      interrupted.then(() => exitCodeWhenInterrupted),
    ]);
  } catch (error) {
    console.error(`\n${explain(error).join("\n")}\n`);
    process.exitCode = 1;
  }
  await stack.stop();
  await afterwards?.();
  // What is still pending (a build that was interrupted) has nothing left to wait for.
  process.exit();
}

/** Repeated signals change nothing: a terminal's Ctrl-C reaches this process once itself and again through npx and pnpm. */
function untilInterrupted(): Promise<void> {
  // After the terminal is gone, writing to it fails; stopping must not.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
  });
}
