import type { Log } from "server-kit/log.ts";
import { openDatabase } from "sql-database/open-database.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "sql-database/sqlite.ts";

import { migrations, POSTGRES_TYPES, SQLITE_TYPES } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";

/** The site waits 4.5 seconds for an answer, and then tells the visitor that the request was not received. */
const TIMEOUTS = { connectTimeoutMs: 2000, queryTimeoutMs: 10_000 };

/** Opens and migrates a SQLite file: quote requests, their mails, statistics, and the storage's list of files. */
export function openSqliteDatabase(file: string): Promise<Database> {
  return openDatabase<Schema>({
    dialect: sqliteDialect(openSqlite(file)),
    engine: sqliteEngine(file),
    migrations: migrations(SQLITE_TYPES),
  });
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
  const { postgresDialect, postgresEngine } = await import("sql-database/postgres.ts");
  const onBrokenConnection = (error: Error) => log.error("A connection to Postgres broke", { error });
  try {
    return await openDatabase<Schema>({
      dialect: postgresDialect({ url, maxConnections, ...TIMEOUTS, onBrokenConnection }),
      engine: postgresEngine("The Postgres database of DATABASE_URL"),
      migrations: migrations(POSTGRES_TYPES),
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of DATABASE_URL cannot be used: ${reason}`, { cause });
  }
}
