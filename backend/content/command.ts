/** Runs a command for people: what goes wrong is said in one message, and the exit code is not 0. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** The message, with the cause that network errors hide. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const codes = [...chain(error)].flatMap((cause) => ("code" in cause ? [cause.code] : []));
  // @sanity/export puts the code into its message.
  if (codes.includes("ECONNREFUSED") || error.message.includes("ECONNREFUSED"))
    return `The lake does not answer (${error.message}). Start it first, for example with: npx -y pnpm start`;
  return [...chain(error)]
    .map(({ message }) => message)
    .filter(isFirst)
    .join("\n  because: ");
}

function* chain(error: Error): Iterable<Error> {
  yield error;
  if (error.cause instanceof Error) yield* chain(error.cause);
}

function isFirst(message: string, index: number, all: readonly string[]): boolean {
  return message !== "" && all.indexOf(message) === index;
}
