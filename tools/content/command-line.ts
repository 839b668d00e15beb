import { rmSync } from "node:fs";

import type { ProgressStep } from "dataset-folder/export-archive.ts";

import { usePrivateTemporaryFolder } from "./env.ts";

/**
 * Runs a command and prints its result. An error is printed as one message, with exit code 1. Other users of this machine cannot read
 * the files that the command writes, because they may contain drafts. Its temporary files are deleted.
 */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  process.umask(0o077);
  let temporary: string | undefined;
  try {
    temporary = usePrivateTemporaryFolder();
    console.log(await command());
  } catch (error) {
    // A file may be quoted in it, and could control the terminal.
    console.error(describeError(error).replaceAll(/[^\P{Cc}\n]/gu, ""));
    process.exitCode = 1;
  } finally {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  }
}

/** The messages of an error and its causes. The message of a network error is in its cause. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const codes = [...causesOf(error)].flatMap((cause) => ("code" in cause ? [cause.code] : []));
  // Errors of @sanity/export have the code only in the message.
  if (codes.includes("ECONNREFUSED") || error.message.includes("ECONNREFUSED"))
    return `The lake does not respond (${error.message}). Start it first, for example with: npx -y pnpm start`;
  return [...causesOf(error)]
    .map(({ message }) => message)
    .filter(isFirstOccurrence)
    .join("\n  because: ");
}

function* causesOf(error: Error): Iterable<Error> {
  yield error;
  if (error.cause instanceof Error) yield* causesOf(error.cause);
}

function isFirstOccurrence(message: string, index: number, all: readonly string[]): boolean {
  return message !== "" && all.indexOf(message) === index;
}

/** Returns a function that prints each step of an import or export once, when it begins. */
export function createProgress(print: (line: string) => void = console.log): (step: ProgressStep) => void {
  let current = "";
  return ({ step }) => {
    if (step !== current) print(step);
    current = step;
  };
}
