import type { Kysely } from "kysely";

/** One step from one version of a database's schema to the next. Never change a released migration: add a new one. */
export interface Migration<Schema> {
  /** For the error message if it fails. */
  readonly name: string;
  readonly run: (database: Kysely<Schema>) => Promise<void>;
}

/** What SQLite and Postgres do differently. */
export interface Engine {
  /** What error messages call the database. */
  readonly name: string;
  /** Waits until no other process migrates, and keeps others waiting until the transaction ends. */
  readonly lock: <Schema>(database: Kysely<Schema>) => Promise<void>;
  /** The number of completed migrations. */
  readonly readVersion: <Schema>(database: Kysely<Schema>) => Promise<number>;
  readonly writeVersion: <Schema>(database: Kysely<Schema>, version: number) => Promise<void>;
}

/** Thrown if the database was written by a version of this program with more migrations. */
export class NewerDatabaseError extends Error {}

/**
 * Runs the missing migrations in one transaction. If a migration fails, throws and changes nothing. Throws a NewerDatabaseError if
 * the database has more migrations than the list.
 */
export async function migrate<Schema>(
  database: Kysely<Schema>,
  engine: Engine,
  migrations: readonly Migration<Schema>[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await engine.lock(transaction);
    const version = await engine.readVersion(transaction);
    if (version > migrations.length)
      throw new NewerDatabaseError(
        `${engine.name} has schema version ${version}; this program supports up to ${migrations.length}. Start the version that wrote it, or use another database`,
      );
    for (const migration of migrations.slice(version)) await run(migration, transaction, engine);
    if (version < migrations.length) await engine.writeVersion(transaction, migrations.length);
  });
}

async function run<Schema>(
  { name, run: change }: Migration<Schema>,
  database: Kysely<Schema>,
  engine: Engine,
): Promise<void> {
  try {
    await change(database);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${engine.name} could not be updated: the migration "${name}" failed (${reason}). Nothing in it was changed`,
      { cause },
    );
  }
}
