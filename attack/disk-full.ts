import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { SkipError } from "../harness/skip-error.ts";

/** Makes every write of a running process to a file fail, as on a full disk, or ends that. */
export async function setDiskFull(pid: number, isFull: boolean): Promise<void> {
  const limit = isFull ? "0:unlimited" : "unlimited:unlimited";
  await promisify(execFile)("prlimit", ["--pid", String(pid), `--fsize=${limit}`]).catch((cause: unknown) => {
    throw new SkipError(
      `A full disk is simulated with prlimit of util-linux, which failed: ${String(cause).slice(0, 80)}`,
    );
  });
}
