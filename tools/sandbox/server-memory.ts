import { residentBytes } from "benchmarking/process-usage.ts";

import type { Sandbox } from "./sandbox.ts";
import { sleep } from "./wait.ts";

export const SERVERS = ["site", "lake", "admin"] as const;
export type ServerName = (typeof SERVERS)[number];

export interface MemorySample {
  readonly name: ServerName;
  readonly bytes: number;
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
