import { startChore } from "#chore.ts";
import type { Log } from "#log.ts";

const HOUR_MS = 3_600_000;

export interface CompactionSettings {
  readonly lake: { compact(): boolean };
  readonly log: Log;
}

/** Forgets the oldest part of the log, hour by hour. Returns the way to stop. */
export function startCompaction({ lake, log }: CompactionSettings): () => void {
  return startChore({
    step: () => lake.compact(),
    failure: "The log could not be compacted; it is tried again in an hour",
    firstAfterMs: HOUR_MS,
    everyMs: HOUR_MS,
    log,
  });
}
