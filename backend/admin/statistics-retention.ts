import type { DatabaseSync } from "node:sqlite";

import type { Log } from "#log.ts";

import { startBackgroundTask } from "../background-task.ts";

/** How many rows of a table one step deletes at most, so that no request waits for long. */
const BATCH = 2000;
const DAY_MS = 86_400_000;

interface Retention {
  /** How long page statistics and web vitals are kept. Quote requests are kept for good. */
  readonly days: number;
  readonly now?: () => number;
}

/** Deletes, at the start and once a day, the statistics and vitals that are too old. Returns the way to stop. */
export function startStatisticsRetention(database: DatabaseSync, retention: Retention, log: Log): () => void {
  return startBackgroundTask({
    step: forgetStatistics(database, retention),
    failureMessage: "Old page statistics could not be deleted; it is tried again in a day",
    delayMs: 0,
    intervalMs: DAY_MS,
    log,
  });
}

/** A step of it: deletes a batch of each table. Returns whether there may be more. */
export function forgetStatistics(database: DatabaseSync, { days, now = Date.now }: Retention): () => boolean {
  const forget = ["page_statistics", "page_vitals"].map((table) =>
    database.prepare(
      `delete from ${table} where rowid in (select rowid from ${table} where received_at < ? limit ${BATCH})`,
    ),
  );
  return () => {
    const before = new Date(now() - days * DAY_MS).toISOString();
    return forget.map((statement) => statement.run(before).changes).some((count) => count === BATCH);
  };
}
