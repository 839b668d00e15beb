import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import type { Name, OwnStack } from "./own-stack.ts";
import { pause } from "./pause.ts";
import { NotTried } from "./row.ts";

export const MB = 1024 ** 2;

export interface Sample {
  readonly name: Name;
  readonly bytes: number;
}

/** Resident bytes of a process. Throws an Error when it has ended, a NotTried on a machine without /proc. */
export async function residentBytes(pid: number): Promise<number> {
  if (!existsSync("/proc/self/status"))
    throw new NotTried("This machine does not tell the memory of a process (/proc).");
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has ended.`);
  return Number(kilobytes) * 1024;
}

/** Looks at the memory of the site and the backend every so often, until it is stopped. One that is down has no sample. */
export function watchMemory(own: OwnStack, everyMs: number): { stop(): Promise<readonly Sample[]> } {
  const samples: Sample[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      await Promise.all((["site", "backend"] as const).map(sample));
      await pause(everyMs, over.signal);
    }
  })();

  async function sample(name: Name): Promise<void> {
    if (!own.isRunning(name)) return;
    try {
      samples.push({ name, bytes: await residentBytes(own.pidOf(name)) });
    } catch (error) {
      // Killed while it was looked at.
      if (own.isRunning(name)) throw error;
    }
  }

  return {
    async stop() {
      over.abort();
      await watching;
      return samples;
    },
  };
}

/** The most bytes of all samples of a process; 0 of none. */
export function mostBytes(samples: readonly Sample[], name: Name): number {
  return Math.max(0, ...samples.flatMap((sample) => (sample.name === name ? [sample.bytes] : [])));
}
