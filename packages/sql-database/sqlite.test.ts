import { setImmediate } from "node:timers/promises";

import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openSqlite, sqliteDialect } from "./sqlite.ts";

test("a loop over queries lets other work in before each of them", async () => {
  const database = new Kysely({ dialect: sqliteDialect(openSqlite(":memory:")) });
  onTestFinished(() => database.destroy());
  let ended = false;
  let turnsOfOthers = 0;
  const others = (async () => {
    while (!ended) {
      await setImmediate();
      turnsOfOthers += 1;
    }
  })();
  for (let count = 0; count < 100; count += 1) await sql`select 1`.execute(database);
  ended = true;
  await others;
  expect(turnsOfOthers).toBeGreaterThanOrEqual(100);
});
