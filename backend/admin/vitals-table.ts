import type { DatabaseSync } from "node:sqlite";

import type { PageVitals } from "contracts/statistics.ts";
import * as v from "valibot";

const Row = v.object({
  pageUrl: v.string(),
  quoteOpens: v.number(),
  quoteRequests: v.number(),
  lcpMs: v.nullable(v.number()),
  inpMs: v.nullable(v.number()),
  cls: v.nullable(v.number()),
});
export type VitalsOfPage = v.InferOutput<typeof Row>;

export interface VitalsTable {
  add(vitals: PageVitals, receivedAt: string): void;
  /** By page, between two ISO 8601 times in UTC, of which the second is not included. */
  byPage(from: string, until: string): Map<string, VitalsOfPage>;
}

/** The value that three of four stays stay below (web.dev's measure), for each page that has one. */
function percentile75(column: "lcp_ms" | "inp_ms" | "cls"): string {
  return `select page_url, value from (
    select page_url, ${column} as value,
      row_number() over (partition by page_url order by ${column}) as place,
      count(*) over (partition by page_url) as stays
    from page_vitals where received_at >= :from and received_at < :until and ${column} is not null
  ) where place = (stays * 3 + 3) / 4`;
}

export function createVitalsTable(database: DatabaseSync): VitalsTable {
  const insert = database.prepare(`insert into page_vitals
    (received_at, page_url, equipment_type, lcp_ms, inp_ms, cls, quote_opened, quote_sent) values (?, ?, ?, ?, ?, ?, ?, ?)`);
  const byPage = database.prepare(`
    with quotes as (
      select page_url, sum(quote_opened) as opens, sum(quote_sent) as requests
      from page_vitals where received_at >= :from and received_at < :until group by page_url
    )
    select quotes.page_url as pageUrl, opens as quoteOpens, requests as quoteRequests,
      lcp.value as lcpMs, inp.value as inpMs, cls.value as cls
    from quotes
    left join (${percentile75("lcp_ms")}) as lcp using (page_url)
    left join (${percentile75("inp_ms")}) as inp using (page_url)
    left join (${percentile75("cls")}) as cls using (page_url)`);

  return {
    add({ pageUrl, equipmentType, lcpMs, inpMs, cls, quoteOpened, quoteSent }, receivedAt) {
      insert.run(
        receivedAt,
        pageUrl,
        equipmentType,
        lcpMs,
        inpMs,
        cls,
        quoteOpened ? 1 : 0,
        quoteSent ? 1 : 0,
      );
    },
    byPage: (from, until) =>
      new Map(v.parse(v.array(Row), byPage.all({ from, until })).map((row) => [row.pageUrl, row])),
  };
}
