import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

import type { Sandbox } from "./sandbox.ts";
import { SkipError } from "./skip-error.ts";
import { sleep } from "./wait.ts";

export const MB = 1024 ** 2;

/** The unit of times in /proc: Linux counts hundredths of a second. */
const MS_PER_TICK = 10;

export const SERVERS = ["site", "lake", "admin"] as const;
export type ServerName = (typeof SERVERS)[number];

export interface MemorySample {
  readonly name: ServerName;
  readonly bytes: number;
}

/** The memory of a process. Throws an Error if it has ended, and a SkipError on a machine without /proc. */
export async function residentBytes(pid: number): Promise<number> {
  return memoryField(pid, "VmRSS");
}

/** The peak memory of a process since its start. */
export async function peakResidentBytes(pid: number): Promise<number> {
  return memoryField(pid, "VmHWM");
}

/** The CPU time (user and system) that all running processes of these groups have used since their start. */
export async function groupCpuMs(groups: readonly number[]): Promise<number> {
  requireProc();
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readStat(pid);
      // The fields after the name of the program in parentheses: proc(5).
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const [, , group, , , , , , , , , userTicks, systemTicks] = fields.map(Number);
      return groups.includes(group ?? 0) ? (Number(userTicks) + Number(systemTicks)) * MS_PER_TICK : 0;
    }),
  );
  return times.reduce((sum, ms) => sum + ms, 0);
}

async function memoryField(pid: number, field: string): Promise<number> {
  requireProc();
  const kilobytes = new RegExp(`${field}:\\s+(\\d+) kB`).exec(
    await readFile(`/proc/${pid}/status`, "utf8"),
  )?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has ended.`);
  return Number(kilobytes) * 1024;
}

/** The content of /proc/<pid>/stat. Empty if the process has ended. */
async function readStat(pid: string): Promise<string> {
  return readFile(`/proc/${pid}/stat`, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ESRCH") throw error;
    return "";
  });
}

/** Samples the memory of the servers until it is stopped. There is no sample while a server is down. */
export function watchMemory(
  sandbox: Sandbox,
  intervalMs: number,
): { stop(): Promise<readonly MemorySample[]> } {
  const samples: MemorySample[] = [];
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await Promise.all(SERVERS.map(sample));
      await sleep(intervalMs, stopped.signal);
    }
  })();

  async function sample(name: ServerName): Promise<void> {
    if (!sandbox[name].isRunning) return;
    try {
      samples.push({ name, bytes: await residentBytes(sandbox[name].pid) });
    } catch (error) {
      // The server may have been killed between the two lines above.
      if (sandbox[name].isRunning) throw error;
    }
  }

  return {
    async stop() {
      stopped.abort();
      await watching;
      return samples;
    },
  };
}

/** The largest sample of a server, or 0 if there is none. */
export function peakOf(samples: readonly MemorySample[], name: ServerName): number {
  return Math.max(0, ...samples.flatMap((sample) => (sample.name === name ? [sample.bytes] : [])));
}

function requireProc(): void {
  if (!existsSync("/proc/self/status"))
    throw new SkipError("Memory and processor time of a process are read from /proc: Linux only.");
}
