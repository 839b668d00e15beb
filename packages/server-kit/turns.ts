import { acceptWaiting } from "./accept-waiting.ts";
import { createFairQueue, type QueueLimits } from "./fair-queue.ts";

/**
 * Limits how many requests are worked on at a time. Owners who have asked for the fewest turns lately come first, so that neither an owner
 * with many requests nor a hundred owners who never stop delay another owner's first requests. Begins one turn at a time, so that connections
 * are accepted and other requests read between two turns. Work without I/O would otherwise run back to back.
 */
export function createTurns(limits: QueueLimits) {
  return createFairQueue({ ...limits, rankOf: createRecentCount(), pause: acceptWaiting });
}

/** The time in which half of a count is forgotten. */
const HALF_LIFE_MS = 10 * 60_000;
const MAX_OWNERS = 10_000;

/**
 * Returns a function that counts for each owner, and returns the new count. It forgets slowly: if all were forgotten at once, those who never
 * stop would be as new as a newcomer.
 */
function createRecentCount() {
  const counts = new Map<string, { readonly count: number; readonly at: number }>();
  return (owner: string): number => {
    const now = performance.now();
    const { count, at } = counts.get(owner) ?? { count: 0, at: now };
    const next = count * 2 ** ((at - now) / HALF_LIFE_MS) + 1;
    counts.delete(owner);
    counts.set(owner, { count: next, at: now });
    const [oldest] = counts.keys();
    if (counts.size > MAX_OWNERS && oldest !== undefined) counts.delete(oldest);
    return next;
  };
}
