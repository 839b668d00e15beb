import { startBackgroundTask } from "server-kit/background-task.ts";
import type { Log } from "server-kit/log.ts";

/** A step ends after the document during which this time is over. */
const STEP_MS = 10;
const START_MS = 2000;
const MINUTE_MS = 60_000;

interface TextIndexingSettings {
  readonly queries: { indexTexts(count: number): boolean };
  readonly log: Log;
}

/**
 * Adds documents to the text index after the start and after writes, in short steps. A search adds documents that are still
 * missing. Returns a function that stops it.
 */
export function startTextIndexing({ queries, log }: TextIndexingSettings): () => Promise<void> {
  return startBackgroundTask({
    step() {
      const end = performance.now() + STEP_MS;
      while (queries.indexTexts(1)) if (performance.now() > end) return true;
      return false;
    },
    failureMessage:
      "The index of texts could not be updated; searches are slower until the next attempt in a minute",
    delayMs: START_MS,
    intervalMs: MINUTE_MS,
    log,
  });
}
