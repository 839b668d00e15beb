/** Ends a turn. Calling it again does nothing. */
type EndTurn = () => void;

export interface Limits {
  /** How many turns are taken at a time. */
  readonly maxRunning: number;
  /** How many wait, of all owners. */
  readonly maxWaiting: number;
}

/**
 * Limits how much work runs at a time, whoever asks for it. Owners take turns, so that the many requests of one do not delay the first
 * one of another. Returns a function that waits for a turn. If too many wait, the newest one of the owner with most of them gets
 * undefined.
 */
export function createTurns({ maxRunning, maxWaiting }: Limits) {
  /** Who waits, by owner. The owner whose turn is next is the first. */
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
      startNext();
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
