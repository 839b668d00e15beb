import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { Client } from "pg";
import { createLog } from "server-kit/log.ts";
import { migrate } from "sql-database/migrate.ts";
import { openDatabase } from "sql-database/open-database.ts";
import { postgresDialect, postgresEngine } from "sql-database/postgres.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "sql-database/sqlite.ts";
import { inject, onTestFinished } from "vitest";

import { migrations, POSTGRES_TYPES, SQLITE_TYPES } from "#database/migrations.ts";
import { openPostgresDatabase, openSqliteDatabase } from "#database/open-database.ts";
import type { Database, Schema } from "#database/schema.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Set by start-postgres.ts. Undefined while the tests run on SQLite. */
    postgresUrl: string | undefined;
  }
}

/** Opens an empty database: SQLite in memory, or a schema of its own in Postgres. It is closed when the test ends. */
export async function openTestDatabase(): Promise<Database> {
  const url = inject("postgresUrl");
  const database = url === undefined ? await openSqliteDatabase(":memory:") : await openTestSchema(url);
  onTestFinished(() => database.destroy());
  return database;
}

/** Opens an empty database in Postgres twice, as two processes do, each with one connection. They are closed when the test ends. */
export async function openSharedTestDatabase(url: string): Promise<readonly [Database, Database]> {
  const schema = await createSchema(url);
  const open = async () => {
    const database = await openPostgresDatabase(schema, createLog("error"), { maxConnections: 1 });
    onTestFinished(() => database.destroy());
    return database;
  };
  return [await open(), await open()];
}

/** Opens a database as an earlier version of this program has left it, and returns a function that updates it. */
export async function openOldTestDatabase(migrationCount: number) {
  const url = inject("postgresUrl");
  const all = migrations(url === undefined ? SQLITE_TYPES : POSTGRES_TYPES);
  const connection =
    url === undefined
      ? { dialect: sqliteDialect(openSqlite(":memory:")), engine: sqliteEngine("admin.db") }
      : {
          dialect: postgresDialect({
            url: await createSchema(url),
            maxConnections: 1,
            connectTimeoutMs: 2000,
            queryTimeoutMs: 10_000,
            onBrokenConnection: () => undefined,
          }),
          engine: postgresEngine("The test database"),
        };
  const database = await openDatabase<Schema>({ ...connection, migrations: all.slice(0, migrationCount) });
  onTestFinished(() => database.destroy());
  return { database, update: () => migrate(database, connection.engine, all) };
}

/** Makes every write fail, as on a full disk. */
export async function setReadOnly(database: Database, isReadOnly: boolean): Promise<void> {
  const value = sql.raw(isReadOnly ? "on" : "off");
  const statement =
    inject("postgresUrl") === undefined
      ? sql`pragma query_only = ${value}`
      : sql`set default_transaction_read_only = ${value}`;
  await statement.execute(database);
}

async function openTestSchema(url: string): Promise<Database> {
  // One connection, so that setReadOnly affects all queries.
  return openPostgresDatabase(await createSchema(url), createLog("error"), { maxConnections: 1 });
}

/** The address of a new schema in Postgres. */
async function createSchema(url: string): Promise<string> {
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${schema}`);
  return own.href;
}
