import type {
  MissingPages,
  PageStatistic,
  PageVitals,
  SearchStatistic,
  VersionEvent,
  VersionStatistic,
} from "contracts/statistics.ts";
import { inBucket as countInBucket, percentile as percentileOf } from "day-counts/buckets.ts";
import type { Count as DayCount } from "day-counts/day-counts.ts";

import { BUCKET_BOUNDS, type CountTable, type Measure } from "#database/count-columns.ts";

/**
 * What happened. The name is the path of a page, a device, a search, a campaign, a missing path or the version of a block on a page.
 */
export type Count = DayCount<CountTable>;

/** `path` is the path of `pageUrl`. */
export function countsOfView(path: string, { residenceTime, equipmentType }: PageStatistic): Count[] {
  return [
    { table: "pageDays", name: path, add: { views: 1, ...inBucket("time", residenceTime) } },
    { table: "deviceDays", name: equipmentType, add: { views: 1 } },
  ];
}

export function countsOfVitals(path: string, vitals: PageVitals): Count[] {
  const { quoteOpened, quoteSent, lcpMs, inpMs, cls, campaign } = vitals;
  const quotes = { quoteOpens: Number(quoteOpened), quoteRequests: Number(quoteSent) };
  const add = {
    ...quotes,
    ...inBucket("lcp", lcpMs),
    ...inBucket("inp", inpMs),
    ...inBucket("cls", cls),
  };
  return [
    { table: "pageDays", name: path, add },
    ...(campaign === undefined
      ? []
      : [{ table: "campaignDays" as const, name: campaign.toLowerCase(), add: { views: 1, ...quotes } }]),
  ];
}

const COLUMN_OF: Readonly<Record<VersionEvent, string>> = {
  viewed: "views",
  quoteOpened: "quoteOpens",
  quoteSent: "quoteRequests",
};

/** Neither a path nor a key of a block has a space. */
export function countsOfVersion(path: string, { block, version, event }: VersionStatistic): Count[] {
  return [{ table: "versionDays", name: `${path} ${block} ${version}`, add: { [COLUMN_OF[event]]: 1 } }];
}

export function countsOfSearch({ query, results }: SearchStatistic): Count[] {
  return [{ table: "searchDays", name: query.toLowerCase(), add: { searches: 1, results } }];
}

export function countsOfMissingPages({ pages }: MissingPages): Count[] {
  return pages.map(({ path, visits }) => ({ table: "missingPageDays", name: path, add: { visits } }));
}

function inBucket(measure: Measure, value: number | null): Record<string, number> {
  return countInBucket(measure, BUCKET_BOUNDS[measure], value);
}

/** See packages/day-counts/buckets.ts. */
export function percentile(
  measure: Measure,
  row: Readonly<Record<string, number>>,
  share: number,
): number | null {
  return percentileOf(measure, BUCKET_BOUNDS[measure], row, share);
}
