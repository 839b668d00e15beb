import { text } from "node:stream/consumers";
import type { ReadStream } from "node:tty";

/** Asks on the terminal without showing what is typed; without a terminal, takes the first line of standard input. */
export async function askPassword(
  prompt: string,
  input: ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/)[0] ?? "";
  output.write(prompt);
  input.setRawMode(true);
  try {
    return await typed(input);
  } finally {
    input.setRawMode(false);
    input.pause();
    output.write("\n");
  }
}

const ENTER = new Set(["\r", "\n"]);
const BACKSPACE = new Set(["\b", "\u007F"]);
const INTERRUPT = "\u0003";

function typed(input: ReadStream): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let password = "";
  const onData = (data: Buffer) => {
    for (const key of data.toString()) {
      if (ENTER.has(key)) return resolve(password);
      if (key === INTERRUPT) return reject(new Error("Cancelled: nothing was changed."));
      password = BACKSPACE.has(key) ? password.slice(0, -1) : password + key;
    }
  };
  input.on("data", onData);
  return promise.finally(() => input.off("data", onData));
}
