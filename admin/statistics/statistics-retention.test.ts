import { expect, test } from "vitest";

import { openTestDatabase } from "#testing/database.ts";

import { deleteOldStatistics } from "./statistics-retention.ts";
import { createStatisticsTable } from "./statistics-table.ts";

const now = () => Date.parse("2026-11-21T12:00:00.000Z");
const EVER = ["2000-01-01T00:00:00.000Z", "2100-01-01T00:00:00.000Z"] as const;

async function setup() {
  const database = await openTestDatabase();
  const statistics = createStatisticsTable(database);
  const stay = { pageUrl: "/", equipmentType: "电脑" } as const;
  const usage = () => statistics.usage(...EVER);
  return {
    usage,
    step: () => deleteOldStatistics(database, { days: 400, now }),
    receive: (times: readonly string[]) =>
      database.transaction().execute(async (transaction) => {
        const table = createStatisticsTable(transaction);
        const view = { ...stay, webType: "website", residenceTime: 900, module: "home" };
        const vitals = { ...stay, lcpMs: 800, inpMs: null, cls: 0, quoteOpened: true, quoteSent: false };
        for (const at of times) {
          await table.addStatistic(view, at);
          await table.addVitals(vitals, at);
          await table.addSearch({ query: "peek", results: 1 }, at);
          await table.addMissingPages({ pages: [{ path: "/old", visits: 2 }] }, at);
        }
      }),
    views: async () => (await usage()).days.map(({ day, views }) => [day, views]),
  };
}

test("rows older than the limit are deleted, and newer ones are kept", async () => {
  const { receive, step, usage, views } = await setup();
  await receive(["2025-10-17T11:59:59.999Z", "2025-10-17T12:00:00.000Z", "2026-11-21T11:00:00.000Z"]);
  expect(await step()).toBe(false);
  expect(await views()).toEqual([
    ["2025-10-17", 1],
    ["2026-11-21", 1],
  ]);
  const { missing, pages, queries } = await usage();
  expect(queries[0]?.searches).toBe(2);
  expect(pages[0]?.quoteOpens).toBe(2);
  // A day is deleted when all of it is older than the limit.
  expect(missing).toEqual([{ path: "/old", visits: 2 }]);
});

test("one step deletes about 2,000 rows of each table and reports that more are left", async () => {
  const { receive, step, usage, views } = await setup();
  await receive(
    Array.from(
      { length: 2002 },
      (_, index) => `2020-01-01T00:00:0${Math.min(9, Math.floor(index / 200))}.000Z`,
    ),
  );
  await receive(["2020-01-02T00:00:00.000Z"]);
  expect(await step()).toBe(true);
  expect(await views()).toEqual([["2020-01-02", 1]]);
  expect((await usage()).pages[0]?.quoteOpens).toBe(1);
  expect(await step()).toBe(false);
  expect(await views()).toEqual([]);
});
