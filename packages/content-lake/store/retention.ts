import type { DatabaseSync } from "node:sqlite";

import { startBackgroundTask } from "server-kit/background-task.ts";
import type { Log } from "server-kit/log.ts";

import { integer, text } from "./database.ts";

/** How long transactions stay in the log. The stricter limit applies. */
export interface Retention {
  readonly days: number;
  readonly transactions: number;
}

export const DEFAULT_RETENTION: Retention = { days: 90, transactions: 250_000 };

/** The maximum number of transactions that one call deletes, so that requests do not wait long. */
const BATCH_SIZE = 2000;
const DAY_MS = 86_400_000;

/** From where on the log is complete. Stored as the only row of the table "log_floor". */
interface LogFloor {
  /** Transactions up to this sequence may be missing. */
  readonly historySequence: number;
  /** The timestamp of that transaction; "" while nothing was deleted. */
  readonly historyTime: string;
  /**
   * Like `historySequence`, for listeners that resume and need every change. May be higher, because a purge erases newer changes.
   */
  readonly resumeSequence: number;
}

export interface LogRetention {
  floor(): LogFloor;
  raiseResumeSequence(sequence: number): void;
  /** Deletes one batch of expired transactions. Returns whether more are left. Must not run inside a transaction. */
  compact(retention: Retention, nowMs: number): boolean;
}

export function createLogRetention(
  database: DatabaseSync,
  inTransaction: (work: () => void) => void,
): LogRetention {
  const selectFloor = database.prepare("SELECT history, history_time, resume FROM log_floor");
  const raiseResume = database.prepare("UPDATE log_floor SET resume = max(resume, ?)");
  const raiseHistory = database.prepare(
    `UPDATE log_floor SET
       history = :to,
       history_time = coalesce((SELECT max(timestamp) FROM transactions WHERE sequence <= :to), history_time),
       resume = max(resume, :to)`,
  );
  const newestExpired = database.prepare(
    `SELECT max(
       coalesce((SELECT max(sequence) FROM transactions), 0) - :transactions,
       coalesce((SELECT sequence FROM transactions WHERE timestamp < :oldest ORDER BY sequence DESC LIMIT 1), 0)
     ) AS sequence`,
  );
  // Changes that deleted the versions of an archived release are kept, regardless of their age: unarchiving restores the versions
  // from them.
  const removeChanges = database.prepare(
    `DELETE FROM changes WHERE sequence <= :to AND NOT (
       revert LIKE '[0,{%' AND document IN (
         SELECT json_extract(state.value, '$.id') FROM documents, json_each(body, '$.finalDocumentStates') AS state
         WHERE documents.id >= '_.releases.' AND documents.id < '_.releases/' AND json_extract(body, '$.state') = 'archived'
           AND state.type = 'object'
       )
     )`,
  );
  const removeTransactions = database.prepare(
    "DELETE FROM transactions WHERE sequence <= ? AND NOT EXISTS (SELECT 1 FROM changes WHERE changes.sequence = transactions.sequence)",
  );
  const readFloor = (): LogFloor => {
    const row = selectFloor.get();
    return {
      historySequence: integer(row, "history"),
      historyTime: row === undefined ? "" : text(row, "history_time"),
      resumeSequence: integer(row, "resume"),
    };
  };
  return {
    floor: readFloor,
    raiseResumeSequence: (sequence) => void raiseResume.run(sequence),
    compact({ days, transactions }, nowMs) {
      const oldest = new Date(nowMs - days * DAY_MS).toISOString();
      const end = integer(newestExpired.get({ transactions, oldest }), "sequence");
      const { historySequence: from } = readFloor();
      if (end <= from) return false;
      const to = Math.min(end, from + BATCH_SIZE);
      inTransaction(() => {
        raiseHistory.run({ to });
        removeChanges.run({ to });
        removeTransactions.run(to);
      });
      return to < end;
    },
  };
}

const HOUR_MS = 3_600_000;

interface CompactionSettings {
  readonly lake: { compact(): boolean };
  readonly log: Log;
}

/** Deletes expired transactions from the log every hour. Returns a function that stops it. */
export function startCompaction({ lake, log }: CompactionSettings): () => Promise<void> {
  return startBackgroundTask({
    step: () => lake.compact(),
    failureMessage: "The transaction log could not be compacted; the next attempt is in an hour",
    delayMs: HOUR_MS,
    intervalMs: HOUR_MS,
    log,
  });
}
