import { keysOf } from "contracts/keys-of.ts";
import { bucketColumns } from "day-counts/buckets.ts";

/**
 * The upper bounds of the buckets in which the values of page views are counted. One more bucket is for larger values. The thresholds
 * of web.dev are among the bounds, so that the rating of a percentile is correct.
 */
export const BUCKET_BOUNDS = {
  time: [1000, 3000, 10_000, 30_000, 60_000, 180_000, 600_000, 1_800_000],
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 200, 300, 500, 1000],
  cls: [0, 0.05, 0.1, 0.25, 0.5],
} as const;
export type Measure = keyof typeof BUCKET_BOUNDS;

/** The columns of each table. A row has a name, a day and these numbers. A search keeps the `results` of the last one. */
export const COUNT_COLUMNS = {
  pageDays: [
    "views",
    "quoteOpens",
    "quoteRequests",
    ...bucketsOf("time"),
    ...bucketsOf("lcp"),
    ...bucketsOf("inp"),
    ...bucketsOf("cls"),
  ],
  deviceDays: ["views"],
  searchDays: ["searches", "results"],
  missingPageDays: ["visits"],
  campaignDays: ["views", "quoteOpens", "quoteRequests"],
  versionDays: ["views", "quoteOpens", "quoteRequests"],
} as const;
export type CountTable = keyof typeof COUNT_COLUMNS;
export const COUNT_TABLES = keysOf(COUNT_COLUMNS);

function bucketsOf(measure: Measure): string[] {
  return bucketColumns(measure, BUCKET_BOUNDS[measure]);
}
