import { peakOf, type MemorySample, type ServerName } from "../../harness/process-usage.ts";

/** The most bytes of a process in the first and in the last third of the time. */
export interface Growth {
  readonly first: number;
  readonly last: number;
}

export function growth(samples: readonly MemorySample[], name: ServerName): Growth {
  const own = samples.filter((sample) => sample.name === name);
  const third = Math.ceil(own.length / 3);
  return { first: peakOf(own.slice(0, third), name), last: peakOf(own.slice(-third), name) };
}
