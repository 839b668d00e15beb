import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

import { type Driver, sql, SqliteDialect } from "kysely";

import type { Engine } from "./migrate.ts";

/** SQLite of Node. `synchronous = full`, so that what was committed survives a power cut. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000");
  return database;
}

/**
 * SQLite answers without waiting for anything, so a loop over queries would keep all requests and timers waiting until it ends. With this
 * dialect, they are handled before each query or transaction.
 */
class YieldingDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      await setImmediate();
      return acquire(options);
    };
    return driver;
  }
}

/** Kysely's dialect expects the interface of better-sqlite3. */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  return new YieldingDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        // On a full disk SQLite may have rolled back already.
        const isDone = text === "rollback" && !database.isTransaction;
        // Takes the lock at the start of a transaction, because a later attempt does not wait for other processes.
        const statement = database.prepare(isDone ? "select 1" : text === "begin" ? "begin immediate" : text);
        return {
          reader: statement.columns().length > 0,
          all: (values) => statement.all(...values.map(toSqlValue)),
          run: (values) => statement.run(...values.map(toSqlValue)),
          iterate: (values) => statement.iterate(...values.map(toSqlValue)),
        };
      },
    },
  });
}

/** `user_version` of the file is the number of completed migrations. */
export function sqliteEngine(file: string): Engine {
  return {
    name: file,
    lock: async () => undefined,
    async readVersion(database) {
      const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(database);
      return rows[0]?.userVersion ?? 0;
    },
    async writeVersion(database, version) {
      await sql`pragma user_version = ${sql.lit(version)}`.execute(database);
    },
  };
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
