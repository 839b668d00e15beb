import { expect, test } from "vitest";

import { createLog } from "#log.ts";
import { openTestDatabase, setReadOnly } from "#testing/database.ts";

import { bufferStatistics } from "./statistics-buffer.ts";

const VIEW = {
  webType: "website",
  residenceTime: 900,
  equipmentType: "电脑",
  module: "home",
  pageUrl: "/",
} as const;
const AT = "2026-11-21T12:00:00.000Z";

async function setup({ maxPending = 10 } = {}) {
  const database = await openTestDatabase();
  const lines: string[] = [];
  const log = createLog("error", (line) => lines.push(line));
  const buffer = bufferStatistics(database, log, { intervalMs: 1_000_000, maxPending });
  return {
    buffer,
    database,
    lines,
    stored: async () => (await database.selectFrom("pageStatistics").selectAll().execute()).length,
    views: async () => (await buffer.usage("2026-01-01", "2027-01-01")).pages.map(({ views }) => views),
  };
}

test("statistics are stored in one transaction, once, also before they are read and at the end", async () => {
  const { buffer, stored, views } = await setup();
  await buffer.addStatistic(VIEW, AT);
  await buffer.addStatistic(VIEW, AT);
  expect(await stored()).toBe(0);
  expect(await views()).toEqual([2]);
  await buffer.addStatistic(VIEW, AT);
  await buffer.stop();
  expect(await stored()).toBe(3);
});

test("statistics that cannot be stored are kept, and those that exceed the limit are counted in the log", async () => {
  const { buffer, database, lines, views } = await setup({ maxPending: 3 });
  await setReadOnly(database, true);
  for (let count = 0; count < 5; count += 1) await buffer.addStatistic(VIEW, AT);
  expect(await views()).toEqual([]);
  await setReadOnly(database, false);
  expect(await views()).toEqual([3]);
  expect(lines.join("")).toContain('"lost":2');
});
