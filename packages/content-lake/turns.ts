export type Turns = <Result>(
  owner: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Returns a function that does one piece of work at a time. Owners take turns, so that the much work of one does not delay the first of
 * another. Work whose signal aborts before its turn is not done: then it rejects with the reason of the signal.
 */
export function createTurns(): Turns {
  /** The waiting work of each owner. The owner whose turn is next is the first. */
  const lines = new Map<string, readonly (() => Promise<void>)[]>();
  let isRunning = false;

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let [next] = lines; next; [next] = lines) {
      const [owner, [turn, ...later]] = next;
      // Later work of this owner comes after that of all others.
      lines.delete(owner);
      setLine(owner, later);
      await turn?.();
    }
    isRunning = false;
  }

  function setLine(owner: string, line: readonly (() => Promise<void>)[]): void {
    if (line.length > 0) lines.set(owner, line);
    else lines.delete(owner);
  }

  return async (owner, work, signal) => {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      // The caller gets the error of failed work, and the next one is done.
      const turn = () => work().then(resolve, reject);
      const lineOf = () => lines.get(owner) ?? [];
      setLine(owner, [...lineOf(), turn]);
      signal?.addEventListener("abort", () => {
        setLine(
          owner,
          lineOf().filter((each) => each !== turn),
        );
        reject(signal.reason);
      });
      void runAll();
    });
  };
}
