import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { type Engine, migrate, type Migration } from "./migrate.ts";
import { openSqlite, sqliteDialect } from "./sqlite.ts";

const create: Migration<object> = {
  name: "Create a table of tests",
  run: async (database) => void (await sql`create table tested (value integer)`.execute(database)),
};
const insert: Migration<object> = {
  name: "Insert a row",
  run: async (database) => void (await sql`insert into tested values (1)`.execute(database)),
};

async function setup() {
  const database = new Kysely<object>({ dialect: sqliteDialect(openSqlite(":memory:")) });
  onTestFinished(() => database.destroy());
  let version = 0;
  const engine: Engine = {
    name: "The test database",
    lock: async () => undefined,
    readVersion: async () => version,
    writeVersion: async (_database, next) => void (version = next),
  };
  return { database, engine, rows: async () => (await sql`select value from tested`.execute(database)).rows };
}

test("only the missing migrations run, once", async () => {
  const { database, engine, rows } = await setup();
  await migrate(database, engine, [create]);
  await migrate(database, engine, [create, insert]);
  await migrate(database, engine, [create, insert]);
  expect(await rows()).toEqual([{ value: 1 }]);
});

test("a migration that fails is named, and nothing is changed", async () => {
  const { database, engine, rows } = await setup();
  const failing: Migration<object> = { name: "Fail", run: () => Promise.reject(new Error("disk full")) };
  await expect(migrate(database, engine, [create, failing])).rejects.toThrow(
    'The test database could not be updated: the migration "Fail" failed (disk full). Nothing in it was changed',
  );
  await migrate(database, engine, [create]);
  expect(await rows()).toEqual([]);
});

test("a database of a newer version is rejected", async () => {
  const { database, engine } = await setup();
  await migrate(database, engine, [create, insert]);
  await expect(migrate(database, engine, [create])).rejects.toThrow(
    "The test database has schema version 2; this program supports up to 1",
  );
});
