import { deleteOldestDay } from "day-counts/count-tables.ts";
import { startBackgroundTask } from "server-kit/background-task.ts";
import type { Log } from "server-kit/log.ts";

import { COUNT_TABLES } from "#database/count-columns.ts";
import type { Database } from "#database/schema.ts";
import type { EraseQuoteRequests } from "#quote-requests/erase.ts";

const DAY_MS = 86_400_000;

interface Retention {
  /** For how many days page statistics, web vitals, searches and missing pages are kept. */
  readonly statisticsDays: number;
  /** For how many days quote requests and their files are kept. Undefined if only staff delete them. */
  readonly quoteRequestDays: number | undefined;
  readonly database: Database;
  readonly eraseQuoteRequests: EraseQuoteRequests;
  readonly log: Log;
  readonly now?: () => number;
}

/** Deletes what is too old, at the start and once a day. Returns a function that stops it. */
export function startRetention(retention: Retention): () => Promise<void> {
  return startBackgroundTask({
    step: () => deleteOld(retention),
    failureMessage: "Old statistics or quote requests could not be deleted; the next attempt is in a day",
    delayMs: 0,
    intervalMs: DAY_MS,
    log: retention.log,
  });
}

/** Deletes old quote requests, and one old day of each kind of statistics. Returns whether more days may be left. */
export async function deleteOld(retention: Retention): Promise<boolean> {
  const { statisticsDays, quoteRequestDays, database, eraseQuoteRequests, log, now = Date.now } = retention;
  const timeBefore = (days: number) => new Date(now() - days * DAY_MS).toISOString();
  if (quoteRequestDays !== undefined) {
    const count = await eraseQuoteRequests({ receivedBefore: timeBefore(quoteRequestDays) });
    if (count > 0) log.info("deleted old quote requests", { count });
  }
  const firstDay = timeBefore(statisticsDays).slice(0, 10);
  const areLeft = await Promise.all(COUNT_TABLES.map((table) => deleteOldestDay(database, table, firstDay)));
  return areLeft.includes(true);
}
