import { openObjectStore as openStore } from "oss-storage/object-store.ts";
import { startBackgroundTask } from "server-kit/background-task.ts";
import type { Log } from "server-kit/log.ts";

import type { Database } from "#database/schema.ts";

import { contentProblem, quarantineReason } from "./content-check.ts";
import { createObjectTable } from "./object-table.ts";

interface StoreOptions extends Omit<Parameters<typeof openStore>[0], "check" | "table"> {
  /** For the list of files. */
  readonly database: Database;
  /** The address of the bucket. */
  readonly host: string;
}

/** Stores visitors' files in a directory and their list in the database. */
export function openObjectStore({ database, host, ...options }: StoreOptions) {
  const check = { problem: contentProblem, risk: quarantineReason };
  return openStore({ ...options, table: createObjectTable(database, host), check });
}

const HOUR_MS = 3_600_000;
/** Together with the hour between two runs, this ensures that no unused file gets older than a day. */
const MAX_UNUSED_AGE_MS = 23 * HOUR_MS;
/** Staff have a month to see that a request is no spam. */
const MAX_SPAM_AGE_MS = 30 * 24 * HOUR_MS;

/** Longer than the request timeout: a file that has not been written for so long is not being uploaded. */
const MAX_INCOMPLETE_AGE_MS = HOUR_MS;

interface CleanUp {
  readonly objects: Pick<ReturnType<typeof openObjectStore>, "isCrowded" | "removeUnlisted" | "removeUnused">;
  readonly log: Log;
}

/**
 * Removes, now and every hour, incomplete files, and old files that were uploaded without sending a quote request. Returns a function
 * that stops it.
 */
export function startCleanUp({ objects, log }: CleanUp): () => Promise<void> {
  return startBackgroundTask({
    async step() {
      const now = Date.now();
      const count = await objects.removeUnused(
        new Date(now - MAX_UNUSED_AGE_MS),
        new Date(now - MAX_SPAM_AGE_MS),
      );
      if (count > 0) log.info("removed files without a quote request", { count });
      if (await objects.isCrowded())
        log.error("The disk is nearly full, so visitors can upload only small files, or none");
      await objects.removeUnlisted(new Date(now - MAX_INCOMPLETE_AGE_MS));
      return false;
    },
    failureMessage: "Old files could not be removed; the next attempt is in an hour",
    delayMs: 0,
    intervalMs: HOUR_MS,
    log,
  });
}
