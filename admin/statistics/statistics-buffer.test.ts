import { expect, test } from "vitest";

import { openAdminDatabase } from "#database/database.ts";
import { createLog } from "#log.ts";

import { bufferStatistics } from "./statistics-buffer.ts";
import { createStatisticsTable } from "./statistics-table.ts";

const VIEW = {
  webType: "website",
  residenceTime: 900,
  equipmentType: "电脑",
  module: "home",
  pageUrl: "/",
} as const;
const AT = "2026-11-21T12:00:00.000Z";

function setup({ maxPending = 10 } = {}) {
  const database = openAdminDatabase(":memory:");
  const lines: string[] = [];
  const log = createLog("error", (line) => lines.push(line));
  const buffer = bufferStatistics(database, createStatisticsTable(database), log, {
    intervalMs: 1_000_000,
    maxPending,
  });
  return {
    buffer,
    lines,
    stored: () => database.prepare("select count(*) as count from page_statistics").get()?.["count"],
    views: () => buffer.usage("2026-01-01", "2027-01-01").pages.map(({ views }) => views),
    setReadOnly: (isReadOnly: boolean) => database.exec(`pragma query_only = ${isReadOnly}`),
  };
}

test("statistics are stored in one transaction, once, also before they are read and at the end", () => {
  const { buffer, stored, views } = setup();
  buffer.addStatistic(VIEW, AT);
  buffer.addStatistic(VIEW, AT);
  expect(stored()).toBe(0);
  expect(views()).toEqual([2]);
  buffer.addStatistic(VIEW, AT);
  buffer.stop();
  expect(stored()).toBe(3);
});

test("statistics that cannot be stored are kept, and those that exceed the limit are counted in the log", () => {
  const { buffer, lines, setReadOnly, views } = setup({ maxPending: 3 });
  setReadOnly(true);
  for (let count = 0; count < 5; count += 1) buffer.addStatistic(VIEW, AT);
  expect(views()).toEqual([]);
  setReadOnly(false);
  expect(views()).toEqual([3]);
  expect(lines.join("")).toContain('"lost":2');
});
