import { startBackgroundTask } from "#background-task.ts";
import type { Database } from "#database/schema.ts";
import type { Log } from "#log.ts";

/** About the maximum number of rows per table and step, so that requests do not wait long. */
const MAX_ROWS = 2000;
const DAY_MS = 86_400_000;
const TABLES = ["pageStatistics", "pageVitals", "searches", "missingPages"] as const;

interface Retention {
  /** How long page statistics, web vitals, searches and missing pages are stored. Quote requests are never deleted. */
  readonly days: number;
  readonly now?: () => number;
}

/** Deletes old statistics, web vitals, searches and missing pages at the start and once a day. Returns a function that stops it. */
export function startStatisticsRetention(
  database: Database,
  retention: Retention,
  log: Log,
): () => Promise<void> {
  return startBackgroundTask({
    step: () => deleteOldStatistics(database, retention),
    failureMessage: "Old page statistics could not be deleted; the next attempt is in a day",
    delayMs: 0,
    intervalMs: DAY_MS,
    log,
  });
}

/** Deletes some old rows of each table. Returns whether more are left. */
export async function deleteOldStatistics(
  database: Database,
  { days, now = Date.now }: Retention,
): Promise<boolean> {
  const before = new Date(now() - days * DAY_MS).toISOString();
  const areLeft = await Promise.all(TABLES.map((table) => deleteSome(database, table, before)));
  return areLeft.includes(true);
}

async function deleteSome(
  database: Database,
  table: (typeof TABLES)[number],
  before: string,
): Promise<boolean> {
  const next = await database
    .selectFrom(table)
    .select("receivedAt")
    .where("receivedAt", "<", before)
    .orderBy("receivedAt")
    .limit(1)
    .offset(MAX_ROWS)
    .executeTakeFirst();
  // Rows of the same time are deleted together, because neither engine can delete a number of rows.
  const upTo = database.deleteFrom(table).where("receivedAt", "<=", next?.receivedAt ?? before);
  await upTo.where("receivedAt", "<", before).execute();
  return next !== undefined;
}
