import { PostgresDialect, sql } from "kysely";
import { DatabaseError, Pool, type PoolClient, types } from "pg";

import type { Engine } from "./migrate.ts";

interface Options {
  readonly url: string;
  readonly maxConnections: number;
  readonly connectTimeoutMs: number;
  readonly queryTimeoutMs: number;
  /** Called when a connection breaks while nobody uses it. It is replaced. */
  readonly onBrokenConnection: (error: Error) => void;
}

/** An advisory lock of Postgres. Any number will do, as long as no other program uses it in this database. */
const MIGRATION_LOCK = 3_500_001;

const { INT8, NUMERIC } = types.builtins;

export function postgresDialect({
  url,
  maxConnections,
  connectTimeoutMs,
  queryTimeoutMs,
  onBrokenConnection,
}: Options): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    max: maxConnections,
    // Counts and sums arrive as text, because they could be larger than a number of JavaScript. These never are.
    types: {
      getTypeParser: (type) => (type === INT8 || type === NUMERIC ? Number : types.getTypeParser(type)),
    },
  });
  pool.on("error", onBrokenConnection);
  pool.on("connect", endAfterFailure);
  return new PostgresDialect({ pool });
}

/**
 * Ends a connection when a query has failed without an answer of Postgres. After a timeout, Postgres may still run it. If it was a `begin`,
 * what used the connection next would be part of a transaction that nobody commits. Kysely calls `query` with promises only: a cursor or a
 * callback would not work.
 */
function endAfterFailure(client: PoolClient): void {
  let failure: unknown;
  // The query that runs, or the next one, fails with it. Without a listener, nothing would catch it.
  client.on("error", (error) => (failure ??= error));
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the client
  client.query = new Proxy(client.query, {
    async apply(query, self, parameters) {
      if (failure !== undefined) throw failure;
      try {
        return await Reflect.apply(query, self, parameters);
      } catch (error) {
        if (!(error instanceof DatabaseError)) {
          failure = error;
          void client.end();
        }
        throw error;
      }
    },
  });
}

// cspell:ignore xact
/** A table holds the number of completed migrations. `name`: what error messages call the database. */
export const postgresEngine = (name: string): Engine => ({
  name,
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
});
