import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";

export const MB = 1024 ** 2;

/** The unit of times in /proc: Linux counts hundredths of a second. */
const MS_PER_TICK = 10;

/** Thrown on a machine without /proc. */
export class NotLinuxError extends Error {
  override readonly name = "NotLinuxError";
}

/** The memory of a process. Throws an Error if it has ended, and a NotLinuxError on a machine without /proc. */
export async function residentBytes(pid: number): Promise<number> {
  return memoryField(pid, "VmRSS");
}

/** Makes `peakResidentBytes` forget the past of a process. */
export async function resetPeak(pid: number): Promise<void> {
  requireProc();
  // proc(5): 5 sets the peak to the current value.
  await writeFile(`/proc/${pid}/clear_refs`, "5");
}

/** The peak memory of a process since its start, or since the last `resetPeak`. */
export async function peakResidentBytes(pid: number): Promise<number> {
  return memoryField(pid, "VmHWM");
}

/** The CPU time (user and system) that a process has used since its start. 0 if it has ended. */
export async function cpuMs(pid: number): Promise<number> {
  requireProc();
  return (await readStat(String(pid))).cpuMs;
}

/** The CPU time that all running processes of these groups have used since their start. */
export async function groupCpuMs(groups: readonly number[]): Promise<number> {
  requireProc();
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(processes.map(readStat));
  return stats.reduce((sum, stat) => (groups.includes(stat.group) ? sum + stat.cpuMs : sum), 0);
}

async function memoryField(pid: number, field: string): Promise<number> {
  requireProc();
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(
    await readFile(`/proc/${pid}/status`, "utf8"),
  )?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has ended.`);
  return Number(kilobytes) * 1024;
}

/** Reads /proc/<pid>/stat. Its values are 0 if the process has ended. */
async function readStat(pid: string): Promise<{ readonly group: number; readonly cpuMs: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ESRCH") throw error;
    return "";
  });
  // The fields after the name of the program in parentheses: proc(5).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [, , group = 0, , , , , , , , , userTicks = 0, systemTicks = 0] = fields.map(Number);
  return { group, cpuMs: (userTicks + systemTicks) * MS_PER_TICK };
}

function requireProc(): void {
  if (!existsSync("/proc/self/status"))
    throw new NotLinuxError("Memory and processor time of a process are read from /proc: Linux only.");
}
