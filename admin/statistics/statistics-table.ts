import { PageUsage, Usage } from "contracts/staff.ts";
import {
  MAX_MISSING_PATHS_PER_DAY,
  type MissingPages,
  type PageStatistic,
  type PageVitals,
  type SearchStatistic,
} from "contracts/statistics.ts";
import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";

import type { Database } from "#database/schema.ts";

export interface StatisticsTable {
  addStatistic(statistic: PageStatistic, receivedAt: string): Promise<void>;
  addVitals(vitals: PageVitals, receivedAt: string): Promise<void>;
  addSearch(search: SearchStatistic, receivedAt: string): Promise<void>;
  /** Adds to the number of visits of each path on the day. Paths above the limit per day are dropped. */
  addMissingPages(missing: MissingPages, receivedAt: string): Promise<void>;
  /** Both times are ISO 8601 in UTC. `until` is exclusive. */
  usage(from: string, until: string): Promise<Usage>;
}

/** Addresses of a page may differ in capitals (docs/behavior.md §2.2). */
const PAGE = sql`lower(page_url)`;
const PageViews = v.array(v.pick(PageUsage, ["pageUrl", "views", "medianMs"]));
const VitalsOfPages = v.array(v.omit(PageUsage, ["views", "medianMs"]));
const NO_VITALS = { quoteOpens: 0, quoteRequests: 0, lcpMs: null, inpMs: null, cls: null };

export function createStatisticsTable(database: Database): StatisticsTable {
  async function read<const Rows extends v.GenericSchema>(
    schema: Rows,
    query: RawBuilder<unknown>,
  ): Promise<v.InferOutput<Rows>> {
    return v.parse(schema, (await query.execute(database)).rows);
  }

  return {
    async addStatistic(statistic, receivedAt) {
      await database
        .insertInto("pageStatistics")
        .values({ ...statistic, receivedAt })
        .execute();
    },
    async addVitals({ quoteOpened, quoteSent, ...vitals }, receivedAt) {
      const quote = { quoteOpened: Number(quoteOpened), quoteSent: Number(quoteSent) };
      await database
        .insertInto("pageVitals")
        .values({ ...vitals, ...quote, receivedAt })
        .execute();
    },
    async addSearch(search, receivedAt) {
      await database
        .insertInto("searches")
        .values({ ...search, receivedAt })
        .execute();
    },
    async addMissingPages({ pages }, receivedAt) {
      const day = receivedAt.slice(0, 10);
      for (const { path, visits } of pages) {
        await sql`
          insert into missing_pages (received_at, path, visits)
          select cast(${day} as text), cast(${path} as text), cast(${visits} as integer)
          where exists (select 1 from missing_pages where received_at = ${day} and path = ${path})
            or (select count(*) from missing_pages where received_at = ${day}) < ${sql.lit(MAX_MISSING_PATHS_PER_DAY)}
          on conflict (received_at, path) do update set visits = missing_pages.visits + excluded.visits
        `.execute(database);
      }
    },
    async usage(from, until) {
      const inPeriod = sql`received_at >= ${from} and received_at < ${until}`;
      const vitalsOf = new Map(
        (await read(VitalsOfPages, vitalsQuery(inPeriod))).map((page) => [page.pageUrl, page]),
      );
      const views = await read(PageViews, viewsQuery(inPeriod));
      return {
        pages: views.map((page) => Object.assign({}, NO_VITALS, vitalsOf.get(page.pageUrl), page)),
        days: await read(
          Usage.entries.days,
          sql`
            select day, sum(views) as views, sum(requests) as requests from (
              select substr(received_at, 1, 10) as day, 1 as views, 0 as requests
              from page_statistics where ${inPeriod}
              union all
              select substr(received_at, 1, 10), 0, 1
              from quote_requests where state <> 'spam' and is_counted = 1 and ${inPeriod}
            ) as events group by day order by day`,
        ),
        devices: await read(
          Usage.entries.devices,
          sql`
            select equipment_type, count(*) as views from page_statistics where ${inPeriod}
            group by equipment_type order by views desc`,
        ),
        queries: await read(
          Usage.entries.queries,
          sql`
            select query, searches, results from (
              select lower(query) as query, results,
                count(*) over (partition by lower(query)) as searches,
                row_number() over (partition by lower(query) order by received_at desc) as newest
              from searches where ${inPeriod}
            ) as ranked where newest = 1 order by searches desc, query limit 200`,
        ),
        // Counts whole days, including the day on which the period begins.
        missing: await read(
          Usage.entries.missing,
          sql`
            select path, sum(visits) as visits from missing_pages
            where received_at >= ${from.slice(0, 10)} and received_at < ${until}
            group by path order by visits desc, path limit 100`,
        ),
      };
    },
  };
}

function viewsQuery(inPeriod: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select page_url, views, residence_time as median_ms from (
      select ${PAGE} as page_url, residence_time,
        row_number() over (partition by ${PAGE} order by residence_time) as position,
        count(*) over (partition by ${PAGE}) as views
      from page_statistics where ${inPeriod}
    ) as ranked where position = (views + 1) / 2 order by views desc, page_url limit 200`;
}

function vitalsQuery(inPeriod: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select quotes.page_url, opens as quote_opens, requests as quote_requests,
      lcp.value as lcp_ms, inp.value as inp_ms, cls.value as cls
    from (
      select ${PAGE} as page_url, sum(quote_opened) as opens, sum(quote_sent) as requests
      from page_vitals where ${inPeriod} group by ${PAGE}
    ) as quotes
    left join (${percentile75("lcp_ms", inPeriod)}) as lcp on lcp.page_url = quotes.page_url
    left join (${percentile75("inp_ms", inPeriod)}) as inp on inp.page_url = quotes.page_url
    left join (${percentile75("cls", inPeriod)}) as cls on cls.page_url = quotes.page_url`;
}

/** Selects the 75th percentile of the measured values of each page, as web.dev recommends. */
function percentile75(column: "lcp_ms" | "inp_ms" | "cls", inPeriod: RawBuilder<unknown>) {
  const value = sql.ref(column);
  return sql`
    select page_url, value from (
      select ${PAGE} as page_url, ${value} as value,
        row_number() over (partition by ${PAGE} order by ${value}) as position,
        count(*) over (partition by ${PAGE}) as stays
      from page_vitals where ${inPeriod} and ${value} is not null
    ) as ranked where position = (stays * 3 + 3) / 4`;
}
