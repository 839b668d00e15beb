import type { Log } from "#log.ts";

const EVERY_MS = 60 * 60 * 1000;

export interface CompactionSettings {
  readonly lake: { compact(): boolean };
  readonly log: Log;
}

/** Forgets the oldest part of the log, hour by hour and a little at a time, so that no request waits for it. Returns the way to stop. */
export function startCompaction({ lake, log }: CompactionSettings): () => void {
  let timer: NodeJS.Timeout = setTimeout(step, EVERY_MS);

  function step(): void {
    try {
      timer = setTimeout(step, lake.compact() ? 50 : EVERY_MS);
    } catch (error) {
      log.error("The log could not be compacted; it is tried again in an hour", { error });
      timer = setTimeout(step, EVERY_MS);
    }
  }

  return () => clearTimeout(timer);
}
