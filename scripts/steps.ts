import { Failure } from "./failure.ts";

/** Prints what is being done and how long it took. Times are in seconds. */
export interface Steps {
  /** `title` is shown when the work is done; what the work returns, if it is text, is shown beside it. */
  readonly step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
  readonly note: (text: string) => void;
}

export function createSteps(print: (line: string) => void = console.log): Steps {
  return {
    async step(title, work) {
      const start = performance.now();
      const result = await work();
      print(line(title, typeof result === "string" ? result : "", seconds(performance.now() - start)));
      return result;
    },
    note: (text) => print(`  ${text}`),
  };
}

/** 1234 → "1.2 s" */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The lines that a person reads when something failed. A bug keeps its stack. */
export function explain(error: unknown): string[] {
  if (error instanceof Failure) return [error.message, ...error.details.map((detail) => `  ${detail}`)];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

function line(title: string, detail: string, duration: string): string {
  return `  ${title.padEnd(34)}${detail.padEnd(34)}${duration.padStart(8)}`;
}
