import { CamelCasePlugin, type Dialect, Kysely } from "kysely";
import type { Log } from "server-kit/log.ts";

import { type Engine, migrate } from "./migrate.ts";
import { migrations, POSTGRES_TYPES, SQLITE_TYPES, type SqlTypes } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "./sqlite.ts";

/** Opens and migrates a SQLite file: quote requests, their mails, statistics, and the storage's list of files. */
export function openSqliteDatabase(file: string): Promise<Database> {
  return open(sqliteDialect(openSqlite(file)), sqliteEngine(file), SQLITE_TYPES);
}

/**
 * Opens and migrates the same tables in Postgres, where any number of processes may use them. If it fails, throws an Error that names
 * the variable of its address.
 */
export async function openPostgresDatabase(
  url: string,
  log: Log,
  { maxConnections = 10 }: { maxConnections?: number } = {},
): Promise<Database> {
  // Only here, because most processes run without it.
  const { postgresDialect, postgresEngine } = await import("./postgres.ts");
  try {
    return await open(postgresDialect(url, log, maxConnections), postgresEngine, POSTGRES_TYPES);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of DATABASE_URL cannot be used: ${reason}`, { cause });
  }
}

async function open(dialect: Dialect, engine: Engine, types: SqlTypes): Promise<Database> {
  const database = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(database, engine, migrations(types));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
