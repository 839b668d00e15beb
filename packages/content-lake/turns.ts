import { createFairQueue } from "server-kit/fair-queue.ts";

/**
 * Returns a function that does one piece of work at a time. Owners take turns, so that one with a lot of work does not delay the
 * first work of another. Work whose signal aborts before its turn is not done: then it rejects with the reason of the signal.
 */
export function createTurns() {
  const takeTurn = createFairQueue({ maxRunning: 1 });
  return async <Result>(
    owner: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    const endTurn = await takeTurn(owner, signal);
    try {
      return await work();
    } finally {
      endTurn?.();
    }
  };
}
