/** Each live result of a tab keeps the lake busy for a fifth of the time at most. */
const REST_FACTOR = 4;
/** Shorter rests are skipped, so that results that load quickly follow each change at once. */
const MIN_REST_MS = 50;

/**
 * Waits before the next load of a live result: four times as long as the last one took, which began at `startedAt`, as of
 * `performance.now()`, and at least `pauseMs`. Anybody may change a document each second, and then all tabs of all editors load again.
 */
export async function restAfter(startedAt: number, pauseMs = 0): Promise<void> {
  const restMs = REST_FACTOR * (performance.now() - startedAt);
  const waitMs = Math.max(restMs < MIN_REST_MS ? 0 : restMs, pauseMs);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}
