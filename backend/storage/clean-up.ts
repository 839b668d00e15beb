import type { Log } from "#log.ts";

import type { ObjectStore } from "./object-store.ts";

const HOUR_MS = 3_600_000;
/** With the hour between two rounds no leftover grows older than a day. */
const KEPT_MS = 23 * HOUR_MS;

interface CleanUp {
  readonly objects: ObjectStore;
  /** Whether a quote request came with the file. */
  readonly isWanted: (key: string) => boolean;
  readonly log: Log;
  readonly now?: () => number;
}

/** Removes, now and every hour, the files that visitors uploaded and then sent no request with. Returns the way to stop. */
export function startCleanUp({ objects, isWanted, log, now = Date.now }: CleanUp): () => void {
  const timer = setInterval(clean, HOUR_MS).unref();
  clean();

  function clean(): void {
    objects.removeUnwanted(new Date(now() - KEPT_MS), isWanted).then(
      (count) => count > 0 && log.info("files that no request came with were removed", { count }),
      (error: unknown) => log.error("old files could not be removed", { error }),
    );
  }

  return () => clearInterval(timer);
}
