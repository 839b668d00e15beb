import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { SkipError } from "../sandbox/skip-error.ts";

/** Makes all file writes of a running process fail, as on a full disk, or makes them succeed again. */
export async function setDiskFull(pid: number, isFull: boolean): Promise<void> {
  const limit = isFull ? "0:unlimited" : "unlimited:unlimited";
  await promisify(execFile)("prlimit", ["--pid", String(pid), `--fsize=${limit}`]).catch((cause: unknown) => {
    throw new SkipError(
      `A full disk is simulated with prlimit of util-linux, which failed: ${String(cause).slice(0, 80)}`,
    );
  });
}
