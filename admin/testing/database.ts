import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { CamelCasePlugin, Kysely } from "kysely";
import { Client } from "pg";
import { createLog } from "server-kit/log.ts";
import { inject, onTestFinished } from "vitest";

import { migrate } from "#database/migrate.ts";
import { migrations, POSTGRES_TYPES, SQLITE_TYPES } from "#database/migrations.ts";
import { openPostgresDatabase, openSqliteDatabase } from "#database/open-database.ts";
import { postgresDialect, postgresEngine } from "#database/postgres.ts";
import type { Database, Schema } from "#database/schema.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "#database/sqlite.ts";

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

/** Opens a database as an earlier version of this program has left it, and returns a function that updates it. */
export async function openOldTestDatabase(migrationCount: number) {
  const url = inject("postgresUrl");
  const [dialect, engine, types] =
    url === undefined
      ? [sqliteDialect(openSqlite(":memory:")), sqliteEngine("admin.db"), SQLITE_TYPES]
      : [postgresDialect(await createSchema(url), createLog("error"), 1), postgresEngine, POSTGRES_TYPES];
  const database = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });
  onTestFinished(() => database.destroy());
  const all = migrations(types);
  await migrate(database, engine, all.slice(0, migrationCount));
  return { database, update: () => migrate(database, engine, all) };
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
