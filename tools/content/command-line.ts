/** Runs a command and prints its result. An error is printed as one message, with exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
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

export interface ProgressStep {
  readonly step: string;
  readonly current?: number | undefined;
  readonly total?: number | "?" | undefined;
}

interface Progress {
  readonly show: (step: ProgressStep) => void;
  /** Ends the line of the current step. */
  readonly end: () => void;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** On a terminal, the line of a step is updated with its count. Otherwise each step is printed once. */
export function createProgress(output: Output): Progress {
  let currentStep = "";
  let isLineOpen = false;

  function end(): void {
    if (isLineOpen) output.write("\n");
    isLineOpen = false;
  }
  return {
    end,
    show({ step, current, total }) {
      const isNew = step !== currentStep;
      if (isNew) end();
      currentStep = step;
      if (output.isTTY) {
        const count = current === undefined ? "" : ` ${current}${total === undefined ? "" : `/${total}`}`;
        output.write(`\r\u001B[2K${step}${count}`);
        isLineOpen = true;
      } else if (isNew) output.write(`${step}\n`);
    },
  };
}
