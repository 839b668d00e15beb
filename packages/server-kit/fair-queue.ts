import { firstToLose } from "./first-to-lose.ts";

/** Ends a turn. Calling it again does nothing. */
type EndTurn = () => void;

export interface QueueLimits {
  /** How many turns are taken at a time. */
  readonly maxRunning: number;
  /** How many of them by one owner. */
  readonly maxOfOwner?: number;
  /** How many wait, of all owners. */
  readonly maxWaiting?: number;
}

interface Queue extends QueueLimits {
  /** Called once for each turn that an owner asks for. Those with the lowest rank come first. By default, all are equal. */
  readonly rankOf?: (owner: string) => number;
  /** Awaited before each turn. */
  readonly pause?: () => Promise<void>;
}

interface Waiting {
  readonly owner: string;
  readonly rank: number;
  readonly start: (end: EndTurn | undefined) => void;
}

/**
 * Limits how much is done at a time. Of those with the same rank, owners take turns, so that one with a lot of work does not delay the first
 * work of another. Returns a function that waits for a turn. If too many wait, the newest request of
 * the owner with the most waiting requests gets undefined instead of a turn. Rejects with the reason of the signal if that aborts before the turn.
 */
export function createFairQueue({
  maxRunning,
  maxOfOwner = Infinity,
  maxWaiting = Infinity,
  rankOf = () => 0,
  pause,
}: Queue) {
  /** The next one first. */
  const waiting: Waiting[] = [];
  /** The owners of the turns that have not ended. */
  const running: string[] = [];
  let isPausing = false;

  function next(): Waiting | undefined {
    if (running.length >= maxRunning) return undefined;
    return waiting.find(({ owner }) => running.filter((each) => each === owner).length < maxOfOwner);
  }

  async function startNext(): Promise<void> {
    if (isPausing || next() === undefined) return;
    if (pause) {
      isPausing = true;
      await pause();
      isPausing = false;
    }
    const first = next();
    if (first) start(first);
    void startNext();
  }

  function start(first: Waiting): void {
    const { owner, rank } = first;
    leave(first);
    // What else this owner waits for comes after all others of its rank.
    const isLater = (each: Waiting) => each.owner === owner && each.rank === rank;
    if (waiting.some(isLater))
      waiting.sort((a, b) => a.rank - b.rank || Number(isLater(a)) - Number(isLater(b)));
    running.push(owner);
    let isEnded = false;
    first.start(() => {
      if (isEnded) return;
      isEnded = true;
      running.splice(running.indexOf(owner), 1);
      void startNext();
    });
  }

  function leave(left: Waiting): void {
    const place = waiting.indexOf(left);
    if (place !== -1) waiting.splice(place, 1);
  }

  function rejectOne(): void {
    const last = firstToLose(waiting.toReversed(), 1);
    if (!last) return;
    leave(last);
    last.start(undefined);
  }

  return async function take(owner: string, signal?: AbortSignal): Promise<EndTurn | undefined> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const asked: Waiting = { owner, rank: rankOf(owner), start: resolve };
      waiting.splice(waiting.findLastIndex(({ rank }) => rank <= asked.rank) + 1, 0, asked);
      signal?.addEventListener("abort", () => {
        leave(asked);
        reject(signal.reason);
      });
      void startNext();
      if (waiting.length > maxWaiting) rejectOne();
    });
  };
}
