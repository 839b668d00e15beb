import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { NotTried } from "./row.ts";

/** Lets a running process write not one more byte to any file, as a full disk does, or lets it again. */
export async function setDiskFull(pid: number, isFull: boolean): Promise<void> {
  const limit = isFull ? "0:unlimited" : "unlimited:unlimited";
  await promisify(execFile)("prlimit", ["--pid", String(pid), `--fsize=${limit}`]).catch((cause: unknown) => {
    throw new NotTried(
      `A full disk cannot be played here: prlimit of util-linux is needed (${String(cause).slice(0, 80)}).`,
    );
  });
}
