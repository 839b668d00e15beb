import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Makes all file writes of a running process fail, as on a full disk, or makes them succeed again. Requires util-linux. */
export async function setDiskFull(pid: number, isFull: boolean): Promise<void> {
  const limit = isFull ? "0:unlimited" : "unlimited:unlimited";
  await promisify(execFile)("prlimit", ["--pid", String(pid), `--fsize=${limit}`]);
}
