/** Ends a turn. Calling it again does nothing. */
type EndTurn = () => void;

export interface Limits {
  /** How many turns are taken at a time. */
  readonly maxRunning: number;
  /** How many wait, of all owners. */
  readonly maxWaiting: number;
}

/**
 * Limits how many requests are worked on at a time. Owners take turns, so that one owner with many requests does not delay another
 * owner's first request. Returns a function that waits for a turn. If too many requests wait, the owner with the most waiting loses the
 * newest of them: it gets undefined.
 */
export function createTurns({ maxRunning, maxWaiting }: Limits) {
  /** The waiting requests of each owner. The first owner is next. */
  const lines = new Map<string, ((end: EndTurn | undefined) => void)[]>();
  let running = 0;

  function startNext(): void {
    const [next] = lines;
    if (next === undefined || running >= maxRunning) return;
    const [owner, line] = next;
    const start = line.shift();
    lines.delete(owner);
    if (line.length > 0) lines.set(owner, line);
    running += 1;
    let isEnded = false;
    start?.(() => {
      if (isEnded) return;
      isEnded = true;
      running -= 1;
      // Deferred, so that other requests are read between two turns. Work without I/O would otherwise run back to back.
      setImmediate(startNext);
    });
  }

  function rejectOne(): void {
    let waiting = 0;
    let longest: [owner: string, length: number] = ["", 0];
    for (const [owner, { length }] of lines) {
      waiting += length;
      if (length >= longest[1]) longest = [owner, length];
    }
    if (waiting <= maxWaiting) return;
    const [owner, length] = longest;
    lines.get(owner)?.pop()?.(undefined);
    if (length === 1) lines.delete(owner);
  }

  return async function take(owner: string): Promise<EndTurn | undefined> {
    const turn = new Promise<EndTurn | undefined>((start) => {
      const line = lines.get(owner) ?? [];
      lines.set(owner, line);
      line.push(start);
    });
    startNext();
    rejectOne();
    return turn;
  };
}
