import { startBackgroundTask } from "#background-task.ts";
import type { Log } from "#log.ts";

/** Takes some milliseconds. */
const DOCUMENTS_PER_STEP = 100;
const START_MS = 2000;
const MINUTE_MS = 60_000;

interface TextIndexingSettings {
  readonly queries: { indexTexts(count: number): boolean };
  readonly log: Log;
}

/**
 * Prepares text searches after the start and after writes, in short steps. A search that meets other documents prepares them itself.
 * Returns a function that stops it.
 */
export function startTextIndexing({ queries, log }: TextIndexingSettings): () => void {
  return startBackgroundTask({
    step: () => queries.indexTexts(DOCUMENTS_PER_STEP),
    failureMessage:
      "The index of texts could not be updated; searches are slower until the next attempt in a minute",
    delayMs: START_MS,
    intervalMs: MINUTE_MS,
    log,
  });
}
