/** A tab asks the lake for a fifth of the time at most, by each of its live results. */
const REST_FACTOR = 4;
/** A shorter rest than this is none: results that are loaded quickly follow each change at once. */
const MIN_REST_MS = 50;

/**
 * Waits after a load that began at `startedAt`, as of `performance.now()`, before the next one. Anybody may change a document each second, and
 * then all open tabs of all editors load their results again.
 */
export async function restAfter(startedAt: number): Promise<void> {
  const restMs = REST_FACTOR * (performance.now() - startedAt);
  if (restMs >= MIN_REST_MS) await new Promise((resolve) => setTimeout(resolve, restMs));
}
