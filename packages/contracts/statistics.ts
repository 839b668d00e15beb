import * as v from "valibot";

import { MAX_CAMPAIGN_LENGTH, MAX_QUERY_LENGTH } from "./endpoints.ts";
import { isPagePath } from "./page-path.ts";
import { printable } from "./text.ts";

/** Mobile, tablet and computer. The specification defines Chinese values (docs/behavior.md §9.3). */
export const EQUIPMENT_TYPES = ["手机", "平板", "电脑"] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

/** A path or a full URL. The site checks whether it has this page, and the admin API whether it is an address of the site. */
const pageUrl = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^(?:\/|https?:\/\/)/i, "pageUrl is a path or a web address"),
  printable,
);

/** At most a day. */
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000));

/** One page view: the body that the site posts to STATISTIC_PATH (docs/behavior.md §9.2). */
export const PageStatistic = v.strictObject({
  webType: v.pipe(v.string(), v.minLength(1), v.maxLength(50), printable),
  /** How long the page was in view. */
  residenceTime: milliseconds,
  equipmentType: v.picklist(EQUIPMENT_TYPES),
  /** The first segment of the path; "home" for the root. */
  module: v.pipe(v.string(), v.minLength(1), v.maxLength(100), printable),
  pageUrl,
});
export type PageStatistic = v.InferOutput<typeof PageStatistic>;

/**
 * The body of VITALS_PATH: web vitals of the same page view (null if not measured), and whether the quote form was opened and sent.
 * It is separate because the payload in the specification has no fields for these.
 */
export const PageVitals = v.strictObject({
  pageUrl,
  equipmentType: v.picklist(EQUIPMENT_TYPES),
  lcpMs: v.nullable(milliseconds),
  inpMs: v.nullable(milliseconds),
  cls: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  quoteOpened: v.boolean(),
  quoteSent: v.boolean(),
  /** `utm_campaign` of the address with which the visitor came. */
  campaign: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CAMPAIGN_LENGTH), printable)),
});
export type PageVitals = v.InferOutput<typeof PageVitals>;

/** A block can have a second version, B, that a share of the visitors sees instead of it. */
export const VERSIONS = ["A", "B"] as const;
export type Version = (typeof VERSIONS)[number];

/** What happened on a page view with a version. Each is reported at most once. */
export const VERSION_EVENTS = ["viewed", "quoteOpened", "quoteSent"] as const;
export type VersionEvent = (typeof VERSION_EVENTS)[number];

/** The body of VERSIONS_PATH. Contains nothing that identifies the visitor. */
export const VersionStatistic = v.strictObject({
  pageUrl,
  /** The key of the second version among the blocks of the page. */
  block: v.pipe(v.string(), v.regex(/^\S{1,100}$/), printable),
  version: v.picklist(VERSIONS),
  event: v.picklist(VERSION_EVENTS),
});
export type VersionStatistic = v.InferOutput<typeof VersionStatistic>;

/** The maximum number of missing paths in one report. */
export const MAX_REPORTED_PATHS = 50;

/**
 * The body of MISSING_PAGES_PATH: paths that visitors opened and that no page has (docs/behavior.md §19.6). Contains nothing that
 * identifies the visitors.
 */
export const MissingPages = v.strictObject({
  pages: v.pipe(
    v.array(
      v.strictObject({
        path: v.pipe(v.string(), v.check(isPagePath)),
        visits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
      }),
    ),
    v.maxLength(MAX_REPORTED_PATHS),
  ),
});
export type MissingPages = v.InferOutput<typeof MissingPages>;

/** The body of SEARCHES_PATH: a visitor's search query, and the number of results. Contains nothing that identifies the visitor. */
export const SearchStatistic = v.strictObject({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_QUERY_LENGTH), printable),
  results: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
});
export type SearchStatistic = v.InferOutput<typeof SearchStatistic>;
