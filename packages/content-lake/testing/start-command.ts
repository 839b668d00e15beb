import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs `content-lake start` from its file. `ready` is what it prints first, and rejects with its errors if it ends before. */
export function startCommand(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [file, "start"], { env });
  const exited = once(child, "exit");
  const errors = text(child.stderr);
  const started = once(child.stdout, "data").then(([data]) => String(data));
  const ended = exited.then(async () => {
    throw new Error(`The lake ended before it was ready.\n${await errors}`);
  });
  const ready = Promise.race([started, ended]);
  // Tests of failures do not wait for it.
  ready.catch(() => undefined);
  return { child, exited, errors, ready };
}
