import { CamelCasePlugin, type Dialect, Kysely } from "kysely";

import type { Log } from "#log.ts";

import { type Engine, migrate, type Migration } from "./migrate.ts";
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "./sqlite.ts";

/** Opens and migrates a SQLite file: quote requests, their mails, statistics, and the storage's list of files. */
export function openSqliteDatabase(file: string): Promise<Database> {
  return open(sqliteDialect(openSqlite(file)), sqliteEngine(file), SQLITE_MIGRATIONS);
}

/** Opens and migrates the same tables in Postgres, where any number of processes may use them. */
export async function openPostgresDatabase(
  url: string,
  log: Log,
  { maxConnections = 10 }: { maxConnections?: number } = {},
): Promise<Database> {
  // Only here, because most processes run without it.
  const { postgresDialect, postgresEngine } = await import("./postgres.ts");
  return open(postgresDialect(url, log, maxConnections), postgresEngine, POSTGRES_MIGRATIONS);
}

async function open(dialect: Dialect, engine: Engine, migrations: readonly Migration[]): Promise<Database> {
  const database = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(database, engine, migrations);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
