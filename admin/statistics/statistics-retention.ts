import type { DatabaseSync } from "node:sqlite";

import { startBackgroundTask } from "#background-task.ts";
import type { Log } from "#log.ts";

/** The maximum number of rows per table and step, so that requests do not wait long. */
const MAX_ROWS = 2000;
const DAY_MS = 86_400_000;

interface Retention {
  /** How long page statistics, web vitals, searches and missing pages are stored. Quote requests are never deleted. */
  readonly days: number;
  readonly now?: () => number;
}

/** Deletes old statistics, web vitals, searches and missing pages at the start and once a day. Returns a function that stops it. */
export function startStatisticsRetention(database: DatabaseSync, retention: Retention, log: Log): () => void {
  return startBackgroundTask({
    step: deleteOldStatistics(database, retention),
    failureMessage: "Old page statistics could not be deleted; the next attempt is in a day",
    delayMs: 0,
    intervalMs: DAY_MS,
    log,
  });
}

/** Returns a step that deletes some old rows of each table, and returns whether more may be left. */
export function deleteOldStatistics(
  database: DatabaseSync,
  { days, now = Date.now }: Retention,
): () => boolean {
  const statements = ["page_statistics", "page_vitals", "searches", "missing_pages"].map((table) =>
    database.prepare(
      `delete from ${table} where rowid in (select rowid from ${table} where received_at < ? limit ${MAX_ROWS})`,
    ),
  );
  return () => {
    const before = new Date(now() - days * DAY_MS).toISOString();
    return statements.map((statement) => statement.run(before).changes).some((count) => count === MAX_ROWS);
  };
}
