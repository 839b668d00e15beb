import { OssError } from "./oss-error.ts";

/** How long a check may work until others come first, so that a small file does not wait until large ones are checked. */
const TURN_MS = 100;

/** What a check needs of a FileHandle. */
interface RandomAccess {
  read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ readonly bytesRead: number }>;
}

/**
 * Reads a file while it is the turn of who has uploaded it. `takeTurn` waits for a turn, and resolves with a function that ends it; with
 * undefined if too many wait. Reading fails then, or when `signal` is aborted. A check takes that for a damaged file, so `end` throws an
 * OssError with the reason.
 */
export function readInTurns(
  handle: RandomAccess,
  takeTurn: () => Promise<(() => void) | undefined>,
  signal: AbortSignal,
) {
  let turnEndsAt = Infinity;
  let endTurn: (() => void) | undefined;
  let stopped: Error | undefined;
  let turn = startTurn();

  async function startTurn(): Promise<void> {
    endTurn = await takeTurn();
    turnEndsAt = performance.now() + TURN_MS;
    if (signal.aborted) stopped ??= new OssError(400, "RequestTimeout", "The connection was cut.");
    if (endTurn === undefined)
      stopped ??= new OssError(
        503,
        "ServiceUnavailable",
        "Too many archives are being checked. Please try again.",
      );
    if (stopped) endTurn?.();
  }

  return {
    async read(...place: Parameters<RandomAccess["read"]>) {
      if (performance.now() > turnEndsAt) {
        // What reads ahead waits for the same turn.
        turnEndsAt = Infinity;
        endTurn?.();
        turn = startTurn();
      }
      await turn;
      if (stopped) throw stopped;
      return handle.read(...place);
    },
    end(): void {
      endTurn?.();
      if (stopped) throw stopped;
      stopped = new Error("The check has ended");
    },
  };
}
