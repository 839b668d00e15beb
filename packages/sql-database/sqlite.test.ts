import { setImmediate } from "node:timers/promises";

import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openSqlite, sqliteDialect } from "./sqlite.ts";

test("a loop over queries lets other work in before each of them", async () => {
  const database = new Kysely({ dialect: sqliteDialect(openSqlite(":memory:")) });
  onTestFinished(() => database.destroy());
  let turnsOfOthers = 0;
  const end = new AbortController();
  const others = (async () => {
    while (!end.signal.aborted) {
      await setImmediate();
      turnsOfOthers += 1;
    }
  })();
  for (let count = 0; count < 100; count += 1) await sql`select 1`.execute(database);
  end.abort();
  await others;
  expect(turnsOfOthers).toBeGreaterThanOrEqual(100);
});
