import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";

import { openPostgresDatabase, openSqliteDatabase } from "#database/open-database.ts";
import type { Database } from "#database/schema.ts";
import { createLog } from "#log.ts";

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
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${schema}`);
  const log = createLog("error");
  // One connection, so that setReadOnly affects all queries.
  return openPostgresDatabase(own.href, log, { maxConnections: 1 });
}
