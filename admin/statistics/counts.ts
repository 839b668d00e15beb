import type {
  MissingPages,
  PageStatistic,
  PageVitals,
  SearchStatistic,
  VersionEvent,
  VersionStatistic,
} from "contracts/statistics.ts";

import { BUCKET_BOUNDS, bucketsOf, type CountTable, type Measure } from "#database/count-columns.ts";

/** What happened on a page, with a device, for a search, in a campaign, with a version of a block or on a missing path, to be added to the row of its day. */
export interface Count {
  readonly table: CountTable;
  /** The path of a page, a device, a search, a campaign, a missing path or the version of a block on a page. */
  readonly name: string;
  /** The numbers by the names of their columns. */
  readonly add: Readonly<Record<string, number>>;
}

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
  if (value === null) return {};
  const bounds: readonly number[] = BUCKET_BOUNDS[measure];
  const index = bounds.findIndex((bound) => value <= bound);
  return { [`${measure}${index === -1 ? bounds.length : index}`]: 1 };
}

/**
 * The value below which a share of the counted values is, assuming that those of a bucket are spread evenly. Null if no value was
 * counted. Larger values than the last bound count as that bound.
 */
export function percentile(
  measure: Measure,
  row: Readonly<Record<string, number>>,
  share: number,
): number | null {
  const bounds: readonly number[] = BUCKET_BOUNDS[measure];
  const counts = bucketsOf(measure).map((column) => row[column] ?? 0);
  let missing = counts.reduce((sum, count) => sum + count, 0) * share;
  if (missing === 0) return null;
  for (const [index, upper] of bounds.entries()) {
    const count = counts[index] ?? 0;
    const lower = bounds[index - 1] ?? 0;
    if (count > 0 && missing <= count) return lower + (upper - lower) * (missing / count);
    missing -= count;
  }
  return bounds.at(-1) ?? null;
}
