import { PostgresDialect, sql } from "kysely";
import { Pool, types } from "pg";
import type { Log } from "server-kit/log.ts";

import type { Engine } from "./migrate.ts";

/** The site waits 4.5 seconds for an answer, and then tells the visitor that the request was not received. */
const CONNECT_TIMEOUT_MS = 2000;
const QUERY_TIMEOUT_MS = 10_000;
/** An advisory lock of Postgres. Any number will do, as long as no other program uses it in this database. */
const MIGRATION_LOCK = 3_500_001;

const { INT8, NUMERIC } = types.builtins;

export function postgresDialect(url: string, log: Log, max: number): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    max,
    // Counts and sums arrive as text, because they could be larger than a number of JavaScript. These never are.
    types: {
      getTypeParser: (type) => (type === INT8 || type === NUMERIC ? Number : types.getTypeParser(type)),
    },
  });
  // The pool replaces a connection that breaks while nobody uses it.
  pool.on("error", (error) => log.error("A connection to Postgres broke", { error }));
  return new PostgresDialect({ pool });
}

/** A table holds the number of completed migrations. */
export const postgresEngine: Engine = {
  name: "The Postgres database of DATABASE_URL",
  // Two processes may start at the same time.
  async lock(database) {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(database);
  },
  async readVersion(database) {
    await sql`create table if not exists schema_version (version integer not null)`.execute(database);
    const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(database);
    return rows[0]?.version ?? 0;
  },
  async writeVersion(database, version) {
    await sql`delete from schema_version`.execute(database);
    await sql`insert into schema_version values (${sql.lit(version)})`.execute(database);
  },
};
