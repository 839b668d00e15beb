import { type PageUsage, Usage, VersionCounts, type VersionQuery } from "contracts/staff.ts";
import { EQUIPMENT_TYPES, type Version } from "contracts/statistics.ts";
import { isInPeriod, type Sums, sumsOf } from "day-counts/count-tables.ts";
import { type CountRule, openDayCounts } from "day-counts/day-counts.ts";
import { type RawBuilder, sql } from "kysely";
import type { Log } from "server-kit/log.ts";
import * as v from "valibot";

import { COUNT_COLUMNS, type CountTable } from "#database/count-columns.ts";
import type { Database } from "#database/schema.ts";

import { type Count, percentile } from "./counts.ts";

interface Options {
  readonly intervalMs?: number;
  /** The maximum number of rows that wait while the database cannot store them. What belongs to other rows is lost and logged. */
  readonly maxPending?: number;
}

/** The maximum number of different pages, searches and missing paths of one day. Visitors can invent searches and paths. */
export const MAX_NAMES_PER_DAY = 500;

/** The maximum number of versions of one day. Visitors cannot invent them, and a saved section has two on each of its pages. */
const MAX_VERSIONS_PER_DAY = 10_000;

/** The maximum numbers of rows that staff see. */
const MAX_PAGES = 200;
const MAX_SEARCHES = 200;
const MAX_MISSING_PAGES = 100;
const MAX_CAMPAIGNS = 100;

/** The tables whose names visitors can invent without a limit, and the column that says how often a name was used. */
const INVENTED_NAMES: Partial<Record<CountTable, string>> = { searchDays: "searches", campaignDays: "views" };

function ruleOf(table: CountTable): CountRule {
  return {
    maxNames: table === "versionDays" ? MAX_VERSIONS_PER_DAY : MAX_NAMES_PER_DAY,
    usesColumn: INVENTED_NAMES[table],
    lastValues: ["results"],
  };
}

export type Statistics = ReturnType<typeof openStatistics>;

/** Counts page views, searches and visits to missing pages by day. Pages and missing paths are limited before they get here. */
export function openStatistics(database: Database, log: Log, options: Options = {}) {
  const dayCounts = openDayCounts({ database, log, ruleOf, ...options });
  return {
    /** Adds to the counts of the day. `at` is ISO 8601 in UTC. */
    add: (counts: readonly Count[], at: string) => dayCounts.add(counts, at),
    /** Counts whole days, from the day of `from`. Both times are ISO 8601 in UTC. `until` is exclusive. */
    async usage(from: string, until: string) {
      await dayCounts.flush();
      return readUsage(database, from, until);
    },
    /** What visitors did with both versions of a block, on whole days as in `usage`. */
    async versionUsage(query: VersionQuery) {
      await dayCounts.flush();
      return {
        A: await readVersion(database, query, "A"),
        B: await readVersion(database, query, "B"),
      };
    },
    /** Stores what is pending. */
    stop: () => dayCounts.stop(),
  };
}

const Suspected = v.tuple([v.object({ suspected: v.number() })]);

async function readVersion(
  database: Database,
  { from, until, block, page }: VersionQuery,
  version: Version,
): Promise<VersionCounts> {
  // On a page, the key of a block in a saved section follows that of the shared section.
  const end = `-${block} ${version}`;
  const isCounted =
    page === undefined
      ? sql`substr(name, length(name) - length(cast(${end} as text)) + 1) = ${end}`
      : sql`name = ${`${page.toLowerCase()} ${block} ${version}`}`;
  const sums = COUNT_COLUMNS.versionDays.map(
    (column) => sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.ref(column)}`,
  );
  const { rows } = await sql`
    select ${sql.join(sums)} from ${sql.table("versionDays")}
    where ${isCounted} and ${isInPeriod(from, until)}`.execute(database);
  return v.parse(VersionCounts, rows[0]);
}

async function readUsage(database: Database, from: string, until: string): Promise<Usage> {
  const inPeriod = isInPeriod(from, until);

  const topOf = (table: CountTable, limit: number) =>
    sumsOf(database, { table, columns: COUNT_COLUMNS[table], where: inPeriod, limit });

  async function rowsOf(query: RawBuilder<unknown>): Promise<readonly unknown[]> {
    return (await query.execute(database)).rows;
  }

  const pages = await topOf("pageDays", MAX_PAGES);
  const devices = await topOf("deviceDays", EQUIPMENT_TYPES.length);
  return v.parse(Usage, {
    pages: pages.filter(({ views }) => views !== 0).map(pageUsageOf),
    days: await rowsOf(sql`
      select day, sum(views) as views, sum(requests) as requests from (
        select day, views, 0 as requests from device_days where ${inPeriod}
        union all
        select substr(received_at, 1, 10), 0, 1 from quote_requests
        where state <> 'spam' and is_counted = 1 and received_at >= ${from} and received_at < ${until}
      ) as events group by day order by day`),
    suspected: v.parse(
      Suspected,
      await rowsOf(sql`
        select count(*) as suspected from quote_requests
        where suspicion <> '' and received_at >= ${from} and received_at < ${until}`),
    )[0].suspected,
    devices: devices.map(({ name, views }) => ({ equipmentType: name, views })),
    queries: await rowsOf(sql`
      select name as query, sum(searches) as searches, (
        select results from search_days as newest
        where newest.name = search_days.name and ${inPeriod} order by day desc limit 1
      ) as results
      from search_days where ${inPeriod}
      group by name order by sum(searches) desc, name limit ${sql.lit(MAX_SEARCHES)}`),
    campaigns: (await topOf("campaignDays", MAX_CAMPAIGNS)).map(({ name, ...sums }) =>
      Object.assign(sums, { campaign: name }),
    ),
    missing: (await topOf("missingPageDays", MAX_MISSING_PAGES)).map(({ name, visits }) => ({
      path: name,
      visits,
    })),
  });
}

function pageUsageOf(sums: Sums): PageUsage {
  const { name, views = 0, quoteOpens = 0, quoteRequests = 0 } = sums;
  return {
    path: name,
    views,
    quoteOpens,
    quoteRequests,
    medianMs: percentile("time", sums, 0.5) ?? 0,
    lcpMs: percentile("lcp", sums, 0.75),
    inpMs: percentile("inp", sums, 0.75),
    cls: percentile("cls", sums, 0.75),
  };
}
