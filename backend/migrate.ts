import type { DatabaseSync } from "node:sqlite";

import { inTransaction } from "#in-transaction.ts";

/** One step from a version of a database's schema to the next. Once released it never changes: a correction is a new migration. */
export interface Migration {
  /** For the error message if it fails. */
  readonly name: string;
  readonly run: (database: DatabaseSync) => void;
}

/** The database was written by a newer version of this program. */
export class NewerDatabaseError extends Error {}

/**
 * Runs the migrations that the database has not had yet, all in one transaction. The database stores their number as its
 * `user_version`. Throws and changes nothing if a migration fails. Throws a NewerDatabaseError if it has had more than these.
 */
export function migrate(database: DatabaseSync, migrations: readonly Migration[]): void {
  if (versionOf(database, migrations) === migrations.length) return;
  inTransaction(database, () => {
    // Read again: another process may have migrated it in the meantime.
    for (const migration of migrations.slice(versionOf(database, migrations))) run(migration, database);
    database.exec(`pragma user_version = ${migrations.length}`);
  });
}

function versionOf(database: DatabaseSync, migrations: readonly Migration[]): number {
  const version = Number(database.prepare("pragma user_version").get()?.["user_version"]);
  if (version <= migrations.length) return version;
  throw new NewerDatabaseError(
    `${database.location() ?? "The database"} has schema version ${version}; this program supports up to ${migrations.length}. Start the newer version that wrote it, or restore a backup`,
  );
}

function run({ name, run: change }: Migration, database: DatabaseSync): void {
  try {
    change(database);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${database.location() ?? "The database"} could not be updated: the migration "${name}" failed (${reason}). Nothing in it was changed`,
      { cause },
    );
  }
}
