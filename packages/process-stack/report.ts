/** An error that the user can fix. Commands print its message and details without a stack, and exit with code 1. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

/** The lines to print for an error. Anything but a Failure is a bug, so its stack is printed. */
export function explain(error: unknown): string[] {
  if (error instanceof Failure) return [error.message, ...error.details.map((detail) => `  ${detail}`)];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** Prints the steps of a command. */
export interface Steps {
  /** Runs `work`, then prints `title`, the result of the work if it is text, and how long it took. */
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
  readonly note: (text: string) => void;
}

export function createSteps(print: (line: string) => void = console.log): Steps {
  return {
    async step(title, work) {
      const start = performance.now();
      const result = await work();
      const detail = typeof result === "string" ? result : "";
      const duration = formatSeconds(performance.now() - start);
      print(`  ${title.padEnd(34)}${detail.padEnd(34)}${duration.padStart(8)}`);
      return result;
    },
    note: (text) => print(`  ${text}`),
  };
}

/** 1234 → "1.2 s" */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
