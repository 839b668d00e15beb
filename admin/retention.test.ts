import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import { createLog } from "server-kit/log.ts";
import { expect, test } from "vitest";

import { createErase } from "#quote-requests/erase.ts";
import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { countsOfMissingPages, countsOfSearch, countsOfView } from "#statistics/counts.ts";
import { openStatistics } from "#statistics/statistics.ts";
import { openTestDatabase } from "#testing/database.ts";

import { deleteOld } from "./retention.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");

async function setup(quoteRequestDays?: number) {
  const database = await openTestDatabase();
  const log = createLog("error", () => undefined);
  const statistics = openStatistics(database, log, { intervalMs: 1_000_000 });
  const removedFiles: string[] = [];
  const retention = {
    statisticsDays: 400,
    quoteRequestDays,
    database,
    eraseQuoteRequests: createErase(database, async (url) => void removedFiles.push(url)),
    log,
    now: () => NOW,
  };
  return {
    database,
    quoteRequests: createQuoteRequestTable(database),
    statistics,
    removedFiles,
    step: () => deleteOld(retention),
    usage: () => statistics.usage("2000-01-01T00:00:00.000Z", "2100-01-01T00:00:00.000Z"),
  };
}

test("days of statistics older than the limit are deleted one after the other, and newer ones are kept", async () => {
  const { statistics, step, usage } = await setup();
  for (const day of ["2025-10-15", "2025-10-16", "2025-10-17", "2026-11-21"]) {
    const view = { webType: "website", residenceTime: 900, equipmentType: "电脑", module: "home" } as const;
    statistics.add(countsOfView("/", { ...view, pageUrl: "/" }), day);
    statistics.add(countsOfSearch({ query: "peek", results: 1 }), day);
    statistics.add(countsOfMissingPages({ pages: [{ path: "/old", visits: 2 }] }), day);
  }
  await usage();
  expect(await step()).toBe(true);
  expect(await step()).toBe(true);
  expect(await step()).toBe(false);
  const { days, missing, pages, queries } = await usage();
  expect(days.map(({ day }) => day)).toEqual(["2025-10-17", "2026-11-21"]);
  expect(pages[0]?.views).toBe(2);
  expect(queries[0]?.searches).toBe(2);
  expect(missing).toEqual([{ path: "/old", visits: 4 }]);
});

const receivedAt = (at: string) => ({ at, idempotencyKey: undefined, isCounted: true }) as const;

test("quote requests older than the limit are deleted with their files and mails", async () => {
  const { database, quoteRequests, removedFiles, step } = await setup(30);
  const fileUpload = "https://files.example/quote/a/part.step";
  await quoteRequests.add({ ...sampleQuoteRequest, fileUpload }, receivedAt("2026-10-22T11:59:59.999Z"));
  const kept = await quoteRequests.add(sampleQuoteRequest, receivedAt("2026-10-22T12:00:00.000Z"));
  await step();
  expect((await quoteRequests.find({ limit: 100, offset: 0 })).quoteRequests.map(({ id }) => id)).toEqual([
    kept?.id,
  ]);
  expect(removedFiles).toEqual([fileUpload]);
  expect(await database.selectFrom("mails").select("quoteRequestId").execute()).toEqual([
    { quoteRequestId: kept?.id },
  ]);
});

test("without a limit no quote request is deleted", async () => {
  const { quoteRequests, step } = await setup();
  await quoteRequests.add(sampleQuoteRequest, receivedAt("1999-01-01T00:00:00.000Z"));
  await step();
  expect((await quoteRequests.find({ limit: 100, offset: 0 })).total).toBe(1);
});
