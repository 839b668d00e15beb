import { sql } from "kysely";
import { createLog } from "server-kit/log.ts";
import { openDatabase } from "sql-database/open-database.ts";
import { openSqlite, sqliteDialect, sqliteEngine } from "sql-database/sqlite.ts";
import { expect, onTestFinished, test } from "vitest";

import { bucketColumns, inBucket, percentile } from "./buckets.ts";
import { createCountTable, deleteOldestDay, isInPeriod, sumsOf } from "./count-tables.ts";
import { openDayCounts } from "./day-counts.ts";

const LOAD_MS = [500, 1000];
const COLUMNS = ["views", "lastSize", ...bucketColumns("load", LOAD_MS)];
const DAY = "2026-11-21T12:00:00.000Z";
const EVER = isInPeriod("2026-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z");

async function setup() {
  const database = await openDatabase<object>({
    dialect: sqliteDialect(openSqlite(":memory:")),
    engine: sqliteEngine(":memory:"),
    migrations: [],
  });
  onTestFinished(() => database.destroy());
  const types = { text: "text", afterOrderedColumns: "strict, without rowid" };
  for (const statement of createCountTable("pageDays", COLUMNS, types))
    await sql.raw(statement).execute(database);
  const counts = openDayCounts({
    database,
    log: createLog("error", () => undefined),
    ruleOf: () => ({ maxNames: 2, usesColumn: "views", lastValues: ["lastSize"] }),
    intervalMs: 1_000_000,
  });
  onTestFinished(() => counts.stop());
  return {
    database,
    view: async (name: string, more: Record<string, number> = {}, at = DAY) => {
      counts.add([{ table: "pageDays", name, add: { views: 1, ...more } }], at);
      await counts.flush();
    },
    sums: () => sumsOf(database, { table: "pageDays", columns: COLUMNS, where: EVER, limit: 10 }),
  };
}

test("events of a name add up over all days, and a last value replaces the one before", async () => {
  const { view, sums } = await setup();
  await view("/", { lastSize: 7, ...inBucket("load", LOAD_MS, 400) });
  await view("/", { lastSize: 3, ...inBucket("load", LOAD_MS, 5000) });
  await view("/", {}, "2026-11-22T00:00:00.000Z");
  expect(await sums()).toEqual([{ name: "/", views: 3, lastSize: 3, load0: 1, load1: 0, load2: 1 }]);
});

test("a new name takes the place of the rarest one when the day is full", async () => {
  const { view, sums } = await setup();
  for (const name of ["a", "a", "b", "c"]) await view(name);
  expect((await sums()).map(({ name, views }) => [name, views])).toEqual([
    ["a", 2],
    ["c", 1],
  ]);
});

test("days are deleted one after the other, the oldest first, until only recent ones are left", async () => {
  const { database, view, sums } = await setup();
  await view("old", {}, "2026-11-01T00:00:00.000Z");
  await view("new");
  expect(await deleteOldestDay(database, "pageDays", "2026-11-21")).toBe(true);
  expect(await deleteOldestDay(database, "pageDays", "2026-11-21")).toBe(false);
  expect((await sums()).map(({ name }) => name)).toEqual(["new"]);
});

test("a percentile lies in the bucket that it falls into; without values there is none", () => {
  expect(percentile("load", LOAD_MS, { load0: 1, load1: 1 }, 0.75)).toBe(750);
  expect(percentile("load", LOAD_MS, { load2: 1 }, 0.75)).toBe(1000);
  expect(percentile("load", LOAD_MS, {}, 0.75)).toBeNull();
  expect(inBucket("load", LOAD_MS, null)).toEqual({});
});
