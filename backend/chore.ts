import type { Log } from "./log.ts";

interface Chore {
  /** Does a little, so that no request waits for it. Returns whether there is more to do. */
  readonly step: () => boolean;
  /** For the log, when a step throws; it is tried again at the next time. */
  readonly failure: string;
  readonly firstAfterMs: number;
  readonly everyMs: number;
  readonly log: Log;
}

const BREATH_MS = 50;

/** Does a chore step by step, and again from time to time. Returns the way to stop. */
export function startChore({ step, failure, firstAfterMs, everyMs, log }: Chore): () => void {
  let timer: NodeJS.Timeout = setTimeout(run, firstAfterMs);

  function run(): void {
    let waitMs = everyMs;
    try {
      if (step()) waitMs = BREATH_MS;
    } catch (error) {
      log.error(failure, { error });
    }
    timer = setTimeout(run, waitMs);
  }

  return () => clearTimeout(timer);
}
