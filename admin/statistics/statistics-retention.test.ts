import { expect, test } from "vitest";

import { openAdminDatabase } from "#database/database.ts";
import { inTransaction } from "#database/in-transaction.ts";

import { deleteOldStatistics } from "./statistics-retention.ts";
import { createStatisticsTable } from "./statistics-table.ts";

const now = () => Date.parse("2026-11-21T12:00:00.000Z");
const EVER = ["2000-01-01T00:00:00.000Z", "2100-01-01T00:00:00.000Z"] as const;

function setup() {
  const database = openAdminDatabase(":memory:");
  const statistics = createStatisticsTable(database);
  const stay = { pageUrl: "/", equipmentType: "电脑" } as const;
  return {
    step: deleteOldStatistics(database, { days: 400, now }),
    receive: (times: readonly string[]) =>
      inTransaction(database, () => {
        for (const at of times) {
          statistics.addStatistic({ ...stay, webType: "website", residenceTime: 900, module: "home" }, at);
          statistics.addVitals(
            { ...stay, lcpMs: 800, inpMs: null, cls: 0, quoteOpened: true, quoteSent: false },
            at,
          );
          statistics.addSearch({ query: "peek", results: 1 }, at);
          statistics.addMissingPages({ pages: [{ path: "/old", visits: 2 }] }, at);
        }
      }),
    views: () => statistics.usage(...EVER).days.map(({ day, views }) => [day, views]),
    missing: () => statistics.usage(...EVER).missing,
    searches: () => statistics.usage(...EVER).queries[0]?.searches,
    quoteOpens: () => statistics.usage(...EVER).pages[0]?.quoteOpens,
  };
}

test("rows older than the limit are deleted, and newer ones are kept", () => {
  const { receive, step, views, quoteOpens, searches, missing } = setup();
  receive(["2025-10-17T11:59:59.999Z", "2025-10-17T12:00:00.000Z", "2026-11-21T11:00:00.000Z"]);
  expect(step()).toBe(false);
  expect(views()).toEqual([
    ["2025-10-17", 1],
    ["2026-11-21", 1],
  ]);
  expect(searches()).toBe(2);
  expect(quoteOpens()).toBe(2);
  // A day is deleted when all of it is older than the limit.
  expect(missing()).toEqual([{ path: "/old", visits: 2 }]);
});

test("one step deletes at most 2,000 rows of each table and reports that more may be left", () => {
  const { receive, step, views, quoteOpens } = setup();
  receive(Array.from({ length: 2001 }, () => "2020-01-01T00:00:00.000Z"));
  expect(step()).toBe(true);
  expect(views()).toEqual([["2020-01-01", 1]]);
  expect(quoteOpens()).toBe(1);
  expect(step()).toBe(false);
  expect(views()).toEqual([]);
});
