import { startBackgroundTask } from "../../background-task.ts";
import type { Log } from "../../log.ts";

/** A step with this number of documents takes a few milliseconds. */
const DOCUMENTS_PER_STEP = 100;
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
