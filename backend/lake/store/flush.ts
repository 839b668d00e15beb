import { closeSync, fdatasync, openSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";

export interface Flusher {
  /** Throws what made a flush fail: what it was to write may be lost although the next one succeeds, so nothing may follow it. */
  check(): void;
  /** Something was handed to the operating system: it will be forced onto the disk. */
  written(): void;
  /** Resolves when all that was written until now is on the disk; rejects when that failed. */
  flushed(): Promise<void>;
}

/** Whoever writes while a flush is under way shares the next one. */
export function groupFlusher(sync: () => Promise<void>, report: (error: unknown) => void): Flusher {
  let newest = Promise.resolve();
  let isOneToCome = false;
  let failure: unknown;

  const flush = async () => {
    // After the requests that have arrived together with this one.
    await setImmediate();
    isOneToCome = false;
    await sync();
  };
  const fail = (error: unknown) => {
    if (failure === undefined) report(error);
    failure = error;
  };
  return {
    check() {
      if (failure !== undefined) throw failure;
    },
    written() {
      if (isOneToCome) return;
      isOneToCome = true;
      newest = newest.then(flush);
      newest.catch(fail);
    },
    flushed: () => newest,
  };
}

/** Forces the write-ahead log of a database onto the disk, off the main thread. */
export function walSync(file: string): { sync: () => Promise<void>; close: () => void } {
  let descriptor: number | undefined;
  let users = 0;
  let isClosed = false;
  const closeUnused = () => {
    if (!isClosed || users > 0 || descriptor === undefined) return;
    closeSync(descriptor);
    descriptor = undefined;
  };
  return {
    async sync() {
      // Closing the database has written everything into its main file.
      if (isClosed) return;
      descriptor ??= openSync(`${file}-wal`, "r+");
      users += 1;
      try {
        await flushToDisk(descriptor);
      } finally {
        users -= 1;
        closeUnused();
      }
    },
    close() {
      isClosed = true;
      closeUnused();
    },
  };
}

const flushToDisk = promisify(fdatasync);
