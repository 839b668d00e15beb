import type { DatabaseSync } from "node:sqlite";

import type { Usage } from "contracts/staff.ts";
import type { PageStatistic } from "contracts/statistics.ts";
import * as v from "valibot";

import type { VitalsTable } from "./vitals-table.ts";

const PageRow = v.object({ pageUrl: v.string(), views: v.number(), medianMs: v.number() });
const DayRow = v.object({ day: v.string(), views: v.number(), requests: v.number() });
const DeviceRow = v.object({ equipmentType: v.string(), views: v.number() });

export interface StatisticsTable {
  add(statistic: PageStatistic, receivedAt: string): void;
  /** Both times ISO 8601 in UTC; `until` is not included. */
  usage(from: string, until: string): Usage;
}

const BETWEEN = "received_at >= :from and received_at < :until";

export function createStatisticsTable(database: DatabaseSync, vitals: VitalsTable): StatisticsTable {
  const insert = database.prepare(`insert into page_statistics
    (received_at, web_type, residence_time, equipment_type, module, page_url) values (?, ?, ?, ?, ?, ?)`);
  const pages = database.prepare(`
    with ranked as (
      select page_url, residence_time,
        row_number() over (partition by page_url order by residence_time) as place,
        count(*) over (partition by page_url) as views
      from page_statistics where ${BETWEEN}
    )
    select page_url as pageUrl, views, residence_time as medianMs from ranked
    where place = (views + 1) / 2 order by views desc, pageUrl limit 200`);
  const days = database.prepare(`
    select day, sum(views) as views, sum(requests) as requests from (
      select substr(received_at, 1, 10) as day, 1 as views, 0 as requests from page_statistics where ${BETWEEN}
      union all
      select substr(received_at, 1, 10), 0, 1 from inquiries where state <> 'spam' and ${BETWEEN}
    ) group by day order by day`);
  const devices = database.prepare(
    `select equipment_type as equipmentType, count(*) as views from page_statistics where ${BETWEEN} group by equipmentType order by views desc`,
  );

  return {
    add({ webType, residenceTime, equipmentType, module, pageUrl }, receivedAt) {
      insert.run(receivedAt, webType, residenceTime, equipmentType, module, pageUrl);
    },
    usage(from, until) {
      const vitalsOf = vitals.byPage(from, until);
      return {
        pages: v
          .parse(v.array(PageRow), pages.all({ from, until }))
          .map((page) => Object.assign({}, NO_VITALS, vitalsOf.get(page.pageUrl), page)),
        days: v.parse(v.array(DayRow), days.all({ from, until })),
        devices: v.parse(v.array(DeviceRow), devices.all({ from, until })),
      };
    },
  };
}

const NO_VITALS = { quoteOpens: 0, quoteRequests: 0, lcpMs: null, inpMs: null, cls: null };
