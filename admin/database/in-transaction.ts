import type { DatabaseSync } from "node:sqlite";

/** Runs `work` in a write transaction and returns its result. If it or the commit throws, rolls back and rethrows the error. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // On a full disk SQLite may have rolled back already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
