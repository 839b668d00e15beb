import { closeSync, fdatasync, openSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";

/** Flushes many commits to disk with one `fdatasync`. */
interface GroupCommit {
  /**
   * Throws the error of a failed flush. Call it before a commit: after a failed flush data may be lost, even if a later flush
   * succeeds.
   */
  throwIfFailed(): void;
  /** Call this after each commit, when the data is in the operating system's buffers but not yet on disk. */
  scheduleFlush(): void;
  /** Resolves when every commit so far is on disk; rejects with the error of a failed flush. */
  flushed(): Promise<void>;
}

/** Commits that arrive during a flush share the next one. `report` receives the first error of `sync`. */
export function createGroupCommit(sync: () => Promise<void>, report: (error: unknown) => void): GroupCommit {
  let lastFlush = Promise.resolve();
  let isScheduled = false;
  let failure: unknown;

  const flush = async () => {
    // Lets requests of the same event-loop turn join this flush.
    await setImmediate();
    isScheduled = false;
    await sync();
  };
  const fail = (error: unknown) => {
    if (failure === undefined) report(error);
    failure = error;
  };
  return {
    throwIfFailed() {
      if (failure !== undefined) throw failure;
    },
    scheduleFlush() {
      if (isScheduled) return;
      isScheduled = true;
      lastFlush = lastFlush.then(flush);
      lastFlush.catch(fail);
    },
    flushed: () => lastFlush,
  };
}

/** Flushes the write-ahead log of a database to disk, off the main thread. `close` waits for running flushes. */
export function createWalSync(file: string): { sync: () => Promise<void>; close: () => void } {
  let descriptor: number | undefined;
  let running = 0;
  let isClosed = false;
  const closeUnused = () => {
    if (!isClosed || running > 0 || descriptor === undefined) return;
    closeSync(descriptor);
    descriptor = undefined;
  };
  return {
    async sync() {
      // Closing the database has checkpointed the log into the main file.
      if (isClosed) return;
      descriptor ??= openSync(`${file}-wal`, "r+");
      running += 1;
      try {
        await fdatasyncAsync(descriptor);
      } finally {
        running -= 1;
        closeUnused();
      }
    },
    close() {
      isClosed = true;
      closeUnused();
    },
  };
}

const fdatasyncAsync = promisify(fdatasync);
