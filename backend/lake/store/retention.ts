import type { DatabaseSync } from "node:sqlite";

import { integer, text } from "./row.ts";

export interface Retention {
  readonly days: number;
  readonly transactions: number;
}

export const DEFAULT_RETENTION: Retention = { days: 90, transactions: 250_000 };

/** How much of the log one call removes at most, so that no request waits for long. */
const BATCH = 2000;
const DAY_MS = 86_400_000;

interface Floor {
  /** Up to this sequence the log cannot be trusted to be whole. */
  readonly history: number;
  /** When that transaction was made; "" while nothing was forgotten. */
  readonly historyTime: string;
  /** Like `history`, for those who want every transaction as it was: a purge takes away single changes. */
  readonly resume: number;
}

export interface Log {
  floor(): Floor;
  raiseResume(sequence: number): void;
  /** Forgets some of what is too old. Returns whether there is more to do. Not within a transaction. */
  compact(retention: Retention, nowMs: number): boolean;
}

export function logRetention(database: DatabaseSync, inTransaction: (work: () => void) => void): Log {
  const floor = database.prepare("SELECT history, history_time, resume FROM log_floor");
  const raiseResume = database.prepare("UPDATE log_floor SET resume = max(resume, ?)");
  const raiseHistory = database.prepare(
    `UPDATE log_floor SET
       history = :to,
       history_time = coalesce((SELECT max(timestamp) FROM transactions WHERE sequence <= :to), history_time),
       resume = max(resume, :to)`,
  );
  const cut = database.prepare(
    `SELECT max(
       coalesce((SELECT max(sequence) FROM transactions), 0) - :transactions,
       coalesce((SELECT sequence FROM transactions WHERE timestamp < :oldest ORDER BY sequence DESC LIMIT 1), 0)
     ) AS sequence`,
  );
  // The deletion of a version holds its text: an archived release is restored from there, however old it is.
  const removeChanges = database.prepare(
    `DELETE FROM changes WHERE sequence <= :to AND NOT (
       revert LIKE '[0,{%' AND document IN (
         SELECT json_extract(state.value, '$.id') FROM documents, json_each(body, '$.finalDocumentStates') AS state
         WHERE documents.id >= '_.releases.' AND documents.id < '_.releases/' AND json_extract(body, '$.state') = 'archived'
       )
     )`,
  );
  const removeTransactions = database.prepare(
    "DELETE FROM transactions WHERE sequence <= ? AND NOT EXISTS (SELECT 1 FROM changes WHERE changes.sequence = transactions.sequence)",
  );
  const current = (): Floor => {
    const row = floor.get();
    return {
      history: integer(row, "history"),
      historyTime: row === undefined ? "" : text(row, "history_time"),
      resume: integer(row, "resume"),
    };
  };
  return {
    floor: current,
    raiseResume: (sequence) => void raiseResume.run(sequence),
    compact({ days, transactions }, nowMs) {
      const oldest = new Date(nowMs - days * DAY_MS).toISOString();
      const end = integer(cut.get({ transactions, oldest }), "sequence");
      const { history: from } = current();
      if (end <= from) return false;
      const to = Math.min(end, from + BATCH);
      inTransaction(() => {
        raiseHistory.run({ to });
        removeChanges.run({ to });
        removeTransactions.run(to);
      });
      return to < end;
    },
  };
}
