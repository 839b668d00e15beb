import type { DatabaseSync } from "node:sqlite";

import { PageUsage, Usage } from "contracts/staff.ts";
import {
  MAX_MISSING_PATHS_PER_DAY,
  type MissingPages,
  type PageStatistic,
  type PageVitals,
  type SearchStatistic,
} from "contracts/statistics.ts";
import * as v from "valibot";

export interface StatisticsTable {
  addStatistic(statistic: PageStatistic, receivedAt: string): void;
  addVitals(vitals: PageVitals, receivedAt: string): void;
  addSearch(search: SearchStatistic, receivedAt: string): void;
  /** Adds to the number of visits of each path on the day. Paths above the limit per day are dropped. */
  addMissingPages(missing: MissingPages, receivedAt: string): void;
  /** Both times are ISO 8601 in UTC. `until` is exclusive. */
  usage(from: string, until: string): Usage;
}

/** Addresses of a page may differ in capitals (docs/behavior.md §2.2). */
const PAGE = "lower(page_url)";
const IN_PERIOD = "received_at >= :from and received_at < :until";
const PageViews = v.array(v.pick(PageUsage, ["pageUrl", "views", "medianMs"]));
const VitalsOfPages = v.array(v.omit(PageUsage, ["views", "medianMs"]));
const NO_VITALS = { quoteOpens: 0, quoteRequests: 0, lcpMs: null, inpMs: null, cls: null };

export function createStatisticsTable(database: DatabaseSync): StatisticsTable {
  const insertStatistic = database.prepare(`insert into page_statistics
    (received_at, web_type, residence_time, equipment_type, module, page_url) values (?, ?, ?, ?, ?, ?)`);
  const insertVitals = database.prepare(`insert into page_vitals
    (received_at, page_url, equipment_type, lcp_ms, inp_ms, cls, quote_opened, quote_sent) values (?, ?, ?, ?, ?, ?, ?, ?)`);
  const pages = database.prepare(`
    with ranked as (
      select ${PAGE} as page_url, residence_time,
        row_number() over (partition by ${PAGE} order by residence_time) as rank,
        count(*) over (partition by ${PAGE}) as views
      from page_statistics where ${IN_PERIOD}
    )
    select page_url as pageUrl, views, residence_time as medianMs from ranked
    where rank = (views + 1) / 2 order by views desc, pageUrl limit 200`);
  const vitals = database.prepare(`
    with quotes as (
      select ${PAGE} as page_url, sum(quote_opened) as opens, sum(quote_sent) as requests
      from page_vitals where ${IN_PERIOD} group by ${PAGE}
    )
    select quotes.page_url as pageUrl, opens as quoteOpens, requests as quoteRequests,
      lcp.value as lcpMs, inp.value as inpMs, cls.value as cls
    from quotes
    left join (${percentile75("lcp_ms")}) as lcp using (page_url)
    left join (${percentile75("inp_ms")}) as inp using (page_url)
    left join (${percentile75("cls")}) as cls using (page_url)`);
  const days = database.prepare(`
    select day, sum(views) as views, sum(requests) as requests from (
      select substr(received_at, 1, 10) as day, 1 as views, 0 as requests from page_statistics where ${IN_PERIOD}
      union all
      select substr(received_at, 1, 10), 0, 1 from quote_requests where state <> 'spam' and is_counted and ${IN_PERIOD}
    ) group by day order by day`);
  const devices = database.prepare(
    `select equipment_type as equipmentType, count(*) as views from page_statistics where ${IN_PERIOD} group by equipmentType order by views desc`,
  );

  const insertSearch = database.prepare(
    "insert into searches (received_at, query, results) values (?, ?, ?)",
  );
  // SQLite takes `results` from the row with the latest time.
  const queries = database.prepare(`
    select lower(query) as query, count(*) as searches, results, max(received_at) from searches
    where ${IN_PERIOD} group by 1 order by searches desc, query limit 200`);
  const addMissing = database.prepare(`
    insert into missing_pages (received_at, path, visits) select :day, :path, :visits
    where exists (select 1 from missing_pages where received_at = :day and path = :path)
      or (select count(*) from missing_pages where received_at = :day) < ${MAX_MISSING_PATHS_PER_DAY}
    on conflict do update set visits = visits + excluded.visits`);
  // Counts whole days, including the day on which the period begins.
  const missingPages = database.prepare(`
    select path, sum(visits) as visits from missing_pages
    where received_at >= substr(:from, 1, 10) and received_at < :until group by path order by visits desc, path limit 100`);

  return {
    addStatistic({ webType, residenceTime, equipmentType, module, pageUrl }, receivedAt) {
      insertStatistic.run(receivedAt, webType, residenceTime, equipmentType, module, pageUrl);
    },
    addVitals({ pageUrl, equipmentType, lcpMs, inpMs, cls, quoteOpened, quoteSent }, receivedAt) {
      const quote = [Number(quoteOpened), Number(quoteSent)];
      insertVitals.run(receivedAt, pageUrl, equipmentType, lcpMs, inpMs, cls, ...quote);
    },
    addSearch({ query, results }, receivedAt) {
      insertSearch.run(receivedAt, query, results);
    },
    addMissingPages({ pages: paths }, receivedAt) {
      const day = receivedAt.slice(0, 10);
      for (const { path, visits } of paths) addMissing.run({ day, path, visits });
    },
    usage(from, until) {
      const period = { from, until };
      const vitalsOf = new Map(
        v.parse(VitalsOfPages, vitals.all(period)).map((page) => [page.pageUrl, page]),
      );
      return {
        pages: v
          .parse(PageViews, pages.all(period))
          .map((page) => Object.assign({}, NO_VITALS, vitalsOf.get(page.pageUrl), page)),
        days: v.parse(Usage.entries.days, days.all(period)),
        devices: v.parse(Usage.entries.devices, devices.all(period)),
        queries: v.parse(Usage.entries.queries, queries.all(period)),
        missing: v.parse(Usage.entries.missing, missingPages.all(period)),
      };
    },
  };
}

/** Selects the 75th percentile of the measured values of each page, as web.dev recommends. */
function percentile75(column: "lcp_ms" | "inp_ms" | "cls"): string {
  return `select page_url, value from (
    select ${PAGE} as page_url, ${column} as value,
      row_number() over (partition by ${PAGE} order by ${column}) as rank,
      count(*) over (partition by ${PAGE}) as stays
    from page_vitals where ${IN_PERIOD} and ${column} is not null
  ) where rank = (stays * 3 + 3) / 4`;
}
