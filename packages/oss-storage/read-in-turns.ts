import type { FileHandle } from "node:fs/promises";

import { OssError } from "./oss-error.ts";

/** How long a reader goes on until others come first, so that a small file does not wait until large ones are read. */
const TURN_MS = 100;

interface Options {
  /** Resolves to the function that ends the turn, or to undefined if too many wait. */
  readonly takeTurn: () => Promise<(() => void) | undefined>;
  /** Aborted when nobody waits for the result. */
  readonly signal: AbortSignal;
}

/**
 * Reads a file, and works on what it reads, in short turns. It is read by one reader, which waits for each read before the next. The reader
 * may catch errors: `end` throws the OssError that stopped it, because too many wait or the signal was aborted.
 */
export function readInTurns(handle: Pick<FileHandle, "read">, { takeTurn, signal }: Options) {
  let turnEndsAt = -Infinity;
  let endTurn: (() => void) | undefined;
  let stopped: Error | undefined;

  return {
    async read(buffer: Buffer, offset: number, length: number, position: number) {
      if (performance.now() > turnEndsAt) {
        endTurn?.();
        endTurn = await takeTurn();
        turnEndsAt = performance.now() + TURN_MS;
        if (endTurn === undefined)
          stopped ??= new OssError(503, "ServiceUnavailable", "Too many files are being checked. Try again.");
      }
      if (signal.aborted) stopped ??= new OssError(400, "RequestTimeout", "The connection was cut.");
      if (stopped) {
        // The reader may have ended while it waited for this turn.
        endTurn?.();
        throw stopped;
      }
      return handle.read(buffer, offset, length, position);
    },
    end(): void {
      endTurn?.();
      if (stopped) throw stopped;
      stopped = new Error("The reader has ended");
    },
  };
}
