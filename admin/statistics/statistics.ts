import {
  type PageUsage,
  Usage,
  VersionCounts,
  type VersionQuery,
  type VersionUsage,
} from "contracts/staff.ts";
import { EQUIPMENT_TYPES, type Version } from "contracts/statistics.ts";
import { type RawBuilder, sql } from "kysely";
import type { Log } from "server-kit/log.ts";
import * as v from "valibot";

import { COUNT_COLUMNS, type CountTable } from "#database/count-columns.ts";
import type { Database } from "#database/schema.ts";

import { type Count, percentile } from "./counts.ts";

export interface Statistics {
  /** Adds to the counts of the day. `at` is ISO 8601 in UTC. */
  add(counts: readonly Count[], at: string): void;
  /** Counts whole days, from the day of `from`. Both times are ISO 8601 in UTC. `until` is exclusive. */
  usage(from: string, until: string): Promise<Usage>;
  /** What visitors did with both versions of a block, on whole days as in `usage`. */
  versionUsage(query: VersionQuery): Promise<VersionUsage>;
  /** Stores what is pending. */
  stop(): Promise<void>;
}

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

type PendingCount = Count & { readonly day: string };

/**
 * Counts page views, searches and visits to missing pages by day. Each visit adds to the row of its page and day, so that the tables
 * grow with the pages and not with the visits, and a year is read quickly. Counts are collected and stored once per second in one
 * transaction, because the disk is written after each transaction. A crash loses at most the last second.
 */
export function openStatistics(
  database: Database,
  log: Log,
  { intervalMs = 1000, maxPending = 10_000 }: Options = {},
): Statistics {
  let pending = new Map<string, PendingCount>();
  let lost = 0;
  /** Ends when everything that was pending at the last call of `flush` is stored. */
  let stored = Promise.resolve();
  const timer = setInterval(() => void flush(), intervalMs).unref();

  function collect(count: PendingCount): void {
    const key = JSON.stringify([count.table, count.day, count.name]);
    const waiting = pending.get(key);
    if (waiting !== undefined) pending.set(key, { ...count, add: sum(waiting.add, count.add) });
    else if (pending.size < maxPending) pending.set(key, count);
    else lost += 1;
  }

  function flush(): Promise<void> {
    return (stored = stored.then(store));
  }

  async function store(): Promise<void> {
    if (pending.size === 0) return;
    // In one order, because two processes that lock the same rows in different orders would wait for each other.
    const taken = [...pending].toSorted(([left], [right]) => (left < right ? -1 : 1));
    pending = new Map();
    try {
      await database.transaction().execute(async (transaction) => {
        for (const [, count] of taken) await addToRow(transaction, count);
      });
      if (lost > 0) log.error("page statistics were lost while they could not be stored", { lost });
      lost = 0;
    } catch (error) {
      const later = pending.values();
      pending = new Map(taken);
      for (const count of later) collect(count);
      log.error("page statistics cannot be stored and wait", { waiting: pending.size, lost, error });
    }
  }

  return {
    add(counts, at) {
      for (const count of counts) collect({ ...count, day: dayOf(at) });
    },
    async usage(from, until) {
      await flush();
      return readUsage(database, from, until);
    },
    async versionUsage(query) {
      await flush();
      return {
        A: await readVersion(database, query, "A"),
        B: await readVersion(database, query, "B"),
      };
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

function dayOf(at: string): string {
  return at.slice(0, 10);
}

function sum(waiting: Count["add"], next: Count["add"]): Count["add"] {
  const added = Object.entries(next).map(([column, value]) => [
    column,
    isLastValue(column) ? value : (waiting[column] ?? 0) + value,
  ]);
  return { ...waiting, ...Object.fromEntries(added) };
}

/** Whether a column has the value of the last visit instead of a sum. */
function isLastValue(column: string): boolean {
  return column === "results";
}

/**
 * Adds to a row, and creates it unless the day has too many. A new search or campaign then takes the place of the rarest one, so that
 * nobody can fill a day with them. Pages and missing paths are limited before they get here.
 */
async function addToRow(database: Database, { table, name, day, add }: PendingCount): Promise<void> {
  const counts = sql.table(table);
  const columns = Object.keys(add);
  const values = Object.values(add).map((value) => sql`cast(${value} as integer)`);
  const updates = columns.map((column) => {
    const [stored, next] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)];
    return isLastValue(column)
      ? sql`${sql.ref(column)} = ${next}`
      : sql`${sql.ref(column)} = ${stored} + ${next}`;
  });
  const maxNames = table === "versionDays" ? MAX_VERSIONS_PER_DAY : MAX_NAMES_PER_DAY;
  const insert = sql`
    insert into ${counts} (name, day, ${sql.join(columns.map((column) => sql.ref(column)))})
    select cast(${name} as text), cast(${day} as text), ${sql.join(values)}
    where exists (select 1 from ${counts} where name = ${name} and day = ${day})
      or (select count(*) from ${counts} where day = ${day}) < ${sql.lit(maxNames)}
    on conflict (name, day) do update set ${sql.join(updates)}
  `;
  const { numAffectedRows } = await insert.execute(database);
  const uses = INVENTED_NAMES[table];
  if (numAffectedRows !== 0n || uses === undefined) return;
  await sql`
    delete from ${counts} where day = ${day} and name in (
      select name from ${counts} where day = ${day} order by ${sql.ref(uses)}, random() limit 1
    )`.execute(database);
  await insert.execute(database);
}

const Suspected = v.tuple([v.object({ suspected: v.number() })]);

function isInPeriod(from: string, until: string): RawBuilder<unknown> {
  const lastDay = dayOf(new Date(Date.parse(until) - 1).toISOString());
  return sql`day between ${dayOf(from)} and ${lastDay}`;
}

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

  /** The sums of all columns for each name, the largest first column first. */
  async function sumsOf(table: CountTable, limit: number): Promise<readonly Sums[]> {
    const columns = COUNT_COLUMNS[table].map((column) => sql.ref(column));
    const selected = columns.map((column) => sql`sum(${column}) as ${column}`);
    const { rows } = await sql<Sums>`
      select name, ${sql.join(selected)} from ${sql.table(table)} where ${inPeriod}
      group by name order by sum(${columns[0]}) desc, name limit ${sql.lit(limit)}`.execute(database);
    return rows;
  }

  async function rowsOf(query: RawBuilder<unknown>): Promise<readonly unknown[]> {
    return (await query.execute(database)).rows;
  }

  const pages = await sumsOf("pageDays", MAX_PAGES);
  const devices = await sumsOf("deviceDays", EQUIPMENT_TYPES.length);
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
    campaigns: (await sumsOf("campaignDays", MAX_CAMPAIGNS)).map(({ name, ...sums }) =>
      Object.assign(sums, { campaign: name }),
    ),
    missing: (await sumsOf("missingPageDays", MAX_MISSING_PAGES)).map(({ name, visits }) => ({
      path: name,
      visits,
    })),
  });
}

type Sums = Readonly<Record<string, number>> & { readonly name: string };

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
