import { acceptWaiting } from "./accept-waiting.ts";

/** Ends a turn. Calling it again does nothing. */
type EndTurn = () => void;

export interface Limits {
  /** How many turns are taken at a time. */
  readonly maxRunning: number;
  /** How many wait, of all owners. */
  readonly maxWaiting: number;
}

interface Waiting {
  readonly owner: string;
  /** How often the owner has asked lately. */
  readonly rank: number;
  readonly start: (end: EndTurn | undefined) => void;
}

/**
 * Limits how many requests are worked on at a time. Owners who have asked for the fewest turns lately come first, so that neither an owner
 * with many requests nor a hundred owners who never stop delay another owner's first requests. Returns a function that waits for a turn.
 * If too many requests wait, the owner with the most waiting loses the newest of them: it gets undefined.
 */
export function createTurns({ maxRunning, maxWaiting }: Limits) {
  const asked = createRecentCount();
  /** The next one first. */
  const waiting: Waiting[] = [];
  let running = 0;
  let isScheduled = false;

  /**
   * Begins one turn at a time, so that connections are accepted and other requests read between two turns. Work without I/O would
   * otherwise run back to back.
   */
  async function schedule(): Promise<void> {
    if (isScheduled || running >= maxRunning || waiting.length === 0) return;
    isScheduled = true;
    await acceptWaiting();
    isScheduled = false;
    waiting.shift()?.start(begin());
    void schedule();
  }

  function begin(): EndTurn {
    running += 1;
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      running -= 1;
      void schedule();
    };
  }

  function rejectOne(): void {
    const lengths = new Map<string, number>();
    for (const { owner } of waiting) lengths.set(owner, (lengths.get(owner) ?? 0) + 1);
    const longest = Math.max(...lengths.values());
    const index = waiting.findLastIndex(({ owner }) => lengths.get(owner) === longest);
    for (const { start } of waiting.splice(index, 1)) start(undefined);
  }

  return async function take(owner: string): Promise<EndTurn | undefined> {
    const rank = asked.add(owner);
    const turn = new Promise<EndTurn | undefined>((start) => {
      const place = waiting.findLastIndex((other) => other.rank <= rank) + 1;
      waiting.splice(place, 0, { owner, rank, start });
    });
    if (waiting.length > maxWaiting) rejectOne();
    void schedule();
    return turn;
  };
}

/** The time in which half of a count is forgotten. */
const HALF_LIFE_MS = 10 * 60_000;
const MAX_OWNERS = 10_000;

/** Counts for each owner, and forgets slowly: if all were forgotten at once, those who never stop would be as new as a newcomer. */
function createRecentCount() {
  const counts = new Map<string, { readonly count: number; readonly at: number }>();
  return {
    /** Returns the new count. */
    add(owner: string): number {
      const now = performance.now();
      const { count, at } = counts.get(owner) ?? { count: 0, at: now };
      const next = count * 2 ** ((at - now) / HALF_LIFE_MS) + 1;
      counts.delete(owner);
      counts.set(owner, { count: next, at: now });
      const [oldest] = counts.keys();
      if (counts.size > MAX_OWNERS && oldest !== undefined) counts.delete(oldest);
      return next;
    },
  };
}
