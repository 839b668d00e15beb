import { DatabaseSync } from "node:sqlite";

import { expect, test } from "vitest";

import { migrate, type Migration } from "./migrate.ts";

const create: Migration = {
  name: "Create parts",
  run: (database) => database.exec("create table parts (id)"),
};
const extend: Migration = {
  name: "Add the material of a part",
  run: (database) => database.exec("alter table parts add column material default 'steel'"),
};
const versionOf = (database: DatabaseSync) => database.prepare("pragma user_version").get()?.["user_version"];

test("a database gets each missing migration once", () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, [create]);
  database.exec("insert into parts values (1)");
  migrate(database, [create, extend]);
  migrate(database, [create, extend]);
  expect(database.prepare("select * from parts").all()).toEqual([{ id: 1, material: "steel" }]);
  expect(versionOf(database)).toBe(2);
});

test("if a migration fails, the error names it and all migrations are rolled back", () => {
  const database = new DatabaseSync(":memory:");
  const broken: Migration = { name: "Drop what is missing", run: () => database.exec("drop table missing") };
  expect(() => migrate(database, [create, broken])).toThrow(
    'the migration "Drop what is missing" failed (no such table: missing)',
  );
  expect(versionOf(database)).toBe(0);
  expect(database.prepare("select name from sqlite_schema").all()).toEqual([]);
});

test("a database of a newer version is rejected and not changed", () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, [create, extend]);
  expect(() => migrate(database, [create])).toThrow(
    "The database has schema version 2; this program supports up to 1",
  );
  expect(versionOf(database)).toBe(2);
});
