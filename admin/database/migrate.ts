import type { DatabaseSync } from "node:sqlite";

import { inTransaction } from "./in-transaction.ts";

/** One step from one version of a database's schema to the next. Never change a released migration: add a new one. */
export interface Migration {
  /** For the error message if it fails. */
  readonly name: string;
  readonly run: (database: DatabaseSync) => void;
}

/** Thrown if the database was written by a newer version of this program. */
export class NewerDatabaseError extends Error {}

/**
 * Runs the missing migrations in one transaction. The number of completed migrations is stored as the database's `user_version`. If
 * a migration fails, throws and changes nothing. Throws a NewerDatabaseError if the database has more migrations than the list.
 */
export function migrate(database: DatabaseSync, migrations: readonly Migration[]): void {
  if (versionOf(database, migrations) === migrations.length) return;
  inTransaction(database, () => {
    // Reads the version again, because another process may have migrated the database in the meantime.
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
