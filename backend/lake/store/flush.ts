import { closeSync, fdatasync, openSync } from "node:fs";

const DELAY_MS = 1000;

export interface Flusher {
  /** Something was written: it will be forced onto the disk within about a second, off the main thread. */
  written(): void;
  close(): void;
}

/** Bounds what a power cut can take. What the operating system was given survives a kill of this process without it. */
export function walFlusher(file: string, report: (error: unknown) => void): Flusher {
  let descriptor: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFlushing = false;
  let isClosed = false;

  const close = () => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
  };
  const flush = () => {
    descriptor ??= openSync(`${file}-wal`, "r+");
    isFlushing = true;
    fdatasync(descriptor, (error) => {
      isFlushing = false;
      if (error !== null) report(error);
      if (isClosed) close();
    });
  };
  return {
    written() {
      if (file === ":memory:" || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        flush();
      }, DELAY_MS);
      timer.unref();
    },
    close() {
      clearTimeout(timer);
      isClosed = true;
      if (!isFlushing) close();
    },
  };
}
