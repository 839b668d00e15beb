import { type Version, VERSIONS } from "contracts/statistics.ts";
import { sql } from "kysely";
import { createLog } from "server-kit/log.ts";
import { expect, test } from "vitest";

import { COUNT_COLUMNS } from "#database/count-columns.ts";
import { openTestDatabase, setReadOnly } from "#testing/database.ts";

import {
  countsOfMissingPages,
  countsOfSearch,
  countsOfVersion,
  countsOfView,
  countsOfVitals,
} from "./counts.ts";
import { MAX_NAMES_PER_DAY, openStatistics } from "./statistics.ts";

const VIEW = {
  webType: "website",
  residenceTime: 900,
  equipmentType: "电脑",
  module: "home",
  pageUrl: "/",
} as const;
const VITALS = {
  pageUrl: "/",
  equipmentType: "电脑",
  lcpMs: 900,
  inpMs: 40,
  cls: 0.01,
  quoteOpened: true,
  quoteSent: false,
} as const;
const AT = "2026-11-21T12:00:00.000Z";

async function setup({ maxPending = 1000 } = {}) {
  const database = await openTestDatabase();
  const lines: string[] = [];
  const log = createLog("error", (line) => lines.push(line));
  const statistics = openStatistics(database, log, { intervalMs: 1_000_000, maxPending });
  const usage = () => statistics.usage("2026-01-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z");
  return {
    statistics,
    database,
    lines,
    usage,
    view: (path: string, at = AT) => statistics.add(countsOfView(path, VIEW), at),
    rows: async (table: keyof typeof COUNT_COLUMNS) =>
      (await database.selectFrom(table).selectAll().execute()).length,
    views: async () => (await usage()).pages.map(({ path, views }) => [path, views]),
  };
}

test("counts are stored in one transaction, also before they are read and at the end", async () => {
  const { statistics, rows, view, views } = await setup();
  view("/");
  view("/");
  expect(await rows("pageDays")).toBe(0);
  expect(await views()).toEqual([["/", 2]]);
  view("/about-us");
  await statistics.stop();
  expect(await rows("pageDays")).toBe(2);
});

test("counts that cannot be stored are kept, and those that exceed the limit are counted in the log", async () => {
  // A view counts for its page and for its device.
  const { database, lines, view, views } = await setup({ maxPending: 3 });
  await setReadOnly(database, true);
  for (const path of ["/a", "/b", "/a", "/c", "/d"]) view(path);
  expect(await views()).toEqual([]);
  view("/b");
  await setReadOnly(database, false);
  expect(await views()).toEqual([
    ["/a", 2],
    ["/b", 2],
  ]);
  expect(lines.join("")).toContain('"lost":2');
});

test("a flood of views, searches and missing paths adds a limited number of rows a day, and known names go on counting", async () => {
  const { statistics, rows, usage, view } = await setup({ maxPending: 10_000 });
  view("/first");
  statistics.add(countsOfSearch({ query: "first", results: 1 }), AT);
  await usage();
  for (let index = 0; index < 700; index += 1) {
    view(`/invented-${index}`);
    statistics.add(countsOfVitals(`/invented-${index}`, VITALS), AT);
    statistics.add(countsOfSearch({ query: `invented ${index}`, results: 0 }), AT);
    statistics.add(countsOfMissingPages({ pages: [{ path: `/missing-${index}`, visits: 1 }] }), AT);
  }
  await usage();
  view("/first");
  view("/next-day", "2026-11-22T00:00:00.000Z");
  const { days, devices, pages } = await usage();
  expect(await rows("pageDays")).toBe(MAX_NAMES_PER_DAY + 1);
  expect(await rows("searchDays")).toBe(MAX_NAMES_PER_DAY);
  expect(await rows("missingPageDays")).toBe(MAX_NAMES_PER_DAY);
  expect(await rows("deviceDays")).toBe(2);
  expect(pages[0]).toMatchObject({ path: "/first", views: 2 });
  expect(days.map(({ views }) => views)).toEqual([702, 1]);
  expect(devices).toEqual([{ equipmentType: "电脑", views: 703 }]);
});

test("the versions of a section on many pages are all counted, beside those of a page with few visitors", async () => {
  const { statistics } = await setup({ maxPending: 10_000 });
  const add = (pageUrl: string, block: string, version: Version) =>
    statistics.add(countsOfVersion(pageUrl, { pageUrl, block, version, event: "viewed" }), AT);
  for (let index = 0; index < 700; index += 1)
    for (const version of VERSIONS) add(`/page-${index}`, `shared-${index}-b`, version);
  add("/small", "c", "B");
  const period = { from: "2026-01-01T00:00:00.000Z", until: "2027-01-01T00:00:00.000Z" };
  expect((await statistics.versionUsage({ ...period, block: "b" })).B.views).toBe(700);
  expect((await statistics.versionUsage({ ...period, block: "c", page: "/small" })).B.views).toBe(1);
});

test("a search that people make often is counted although others have filled the day", async () => {
  const { statistics, rows, usage } = await setup();
  const search = (query: string) => {
    statistics.add(countsOfSearch({ query, results: 3 }), AT);
    return usage();
  };
  for (let index = 0; index < MAX_NAMES_PER_DAY; index += 1)
    for (let again = 0; again < 5; again += 1)
      statistics.add(countsOfSearch({ query: `junk ${index}`, results: 0 }), AT);
  for (let index = 0; index < 20; index += 1) await search("titanium grade 5");
  expect((await usage()).queries[0]).toMatchObject({ query: "titanium grade 5", searches: 20 });
  expect(await rows("searchDays")).toBe(MAX_NAMES_PER_DAY);
});

test("a campaign with many visitors is counted although invented ones have filled the day", async () => {
  const { statistics, rows, usage } = await setup();
  const visit = (campaign: string) => statistics.add(countsOfVitals("/", { ...VITALS, campaign }), AT);
  for (let index = 0; index < MAX_NAMES_PER_DAY; index += 1) visit(`junk-${index}`);
  for (let index = 0; index < 20; index += 1) {
    visit("spring");
    await usage();
  }
  expect((await usage()).campaigns[0]).toMatchObject({ campaign: "spring", views: 20 });
  expect(await rows("campaignDays")).toBe(MAX_NAMES_PER_DAY);
});

test("a period counts the days of its first and last moment", async () => {
  const { statistics, view } = await setup();
  for (const day of [19, 20, 21, 22]) view(`/${day}`, `2026-11-${day}T12:00:00.000Z`);
  const { pages, days } = await statistics.usage("2026-11-20T18:00:00.000Z", "2026-11-22T00:00:00.000Z");
  expect(pages.map(({ path }) => path)).toEqual(["/20", "/21"]);
  expect(days.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-21"]);
});

const PAGES = 120;
const DAYS = 365;

test("a year of a million views is few rows, which are read quickly", async () => {
  const { statistics, database, rows, usage } = await setup({ maxPending: 10_000 });
  // About 23 views of each page, like those of each other day.
  for (let view = 0; view < 1_000_000 / DAYS; view += 1) {
    const path = `/services/a-page-${view % PAGES}`;
    const equipmentType = view % 3 === 0 ? "手机" : "电脑";
    statistics.add(countsOfView(path, { ...VIEW, equipmentType, residenceTime: view * 40 }), "2026-01-01");
    statistics.add(countsOfVitals(path, { ...VITALS, lcpMs: view * 3, inpMs: view % 400 }), "2026-01-01");
    statistics.add(countsOfSearch({ query: `a search ${view % 100}`, results: view % 4 }), "2026-01-01");
  }
  await usage();
  for (let day = 1; day < DAYS; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    for (const table of ["pageDays", "deviceDays", "searchDays"] as const) {
      const columns = sql.join(COUNT_COLUMNS[table].map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (name, day, ${columns})
        select name, cast(${date} as text), ${columns} from ${sql.table(table)} where day = '2026-01-01'`.execute(
        database,
      );
    }
  }
  expect(await rows("pageDays")).toBe(PAGES * DAYS);
  await usage();
  const start = process.cpuUsage();
  const { pages, days, queries } = await usage();
  const { user, system } = process.cpuUsage(start);
  expect(pages).toHaveLength(PAGES);
  expect(days).toHaveLength(DAYS);
  expect(queries).toHaveLength(100);
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBeGreaterThan(999_999);
  // Processor time, because other tests run meanwhile. It is about 90 ms, in which no quote request is answered; with a row for each
  // view it was 17 s.
  expect((user + system) / 1000).toBeLessThan(500);
});
