// Must not import valibot, because every page loads this file to report statistics.

/**
 * The paths to which the site's pages post, on their own origin. The site's server forwards each request to the same path of the
 * admin host (docs/behavior.md §8.1).
 */
export const QUOTE_REQUEST_PATH = "/api/orderInquiry/insert";
export const UPLOAD_SIGNATURE_PATH = "/api/oss/upload";
export const STATISTIC_PATH = "/api/statistical/insert";
/** Optional: an admin host may answer 404. */
export const VITALS_PATH = "/api/vitals/insert";
/** Optional too. Only pages with a block that has a second version post here. */
export const VERSIONS_PATH = "/api/versions/insert";
/** Optional too. */
export const SEARCHES_PATH = "/api/search/insert";
/** Optional too. Only the site's server posts here, to report paths that it answered with 404. */
export const MISSING_PAGES_PATH = "/api/missing/insert";
/** The statuses with which an admin host says that it does not support an optional path. */
export const UNSUPPORTED_STATUSES: readonly number[] = [404, 405, 501];
/**
 * The time zone of the visitor (IANA), with which the browser sends a quote request. The site's server works out when staff reply, and
 * tells the admin host in VISIT_HEADER.
 */
export const TIME_ZONE_HEADER = "x-time-zone";
/** The maximum size of a request to these paths, and of a quote form that is posted without scripts. */
export const MAX_REQUEST_BYTES = 32 * 1024;
/**
 * How many quote requests of one address the site accepts in a day. An office behind one address sends a few in an hour; at eight a minute for
 * a whole day, a flood would take 370 MB.
 */
export const MAX_QUOTES_PER_DAY = 500;
export const MAX_QUOTES_PER_MINUTE = 8;
/** A form without scripts can have the 20 files of a request, and people of one office have one address. */
export const MAX_SIGNATURES_PER_MINUTE = 60;
/** The page of a request saves at each pause in typing, and when it is left. */
export const MAX_CHANGES_PER_MINUTE = 60;
/** Each change in a busy time is a mail to staff, or a line of one. */
export const MAX_CHANGES_PER_DAY = 5000;
/** The maximum length of a search query. The site cuts off the rest. */
export const MAX_QUERY_LENGTH = 100;

/** The maximum length of the name of a campaign, in characters. */
export const MAX_CAMPAIGN_LENGTH = 60;

/** The value of `webType` in quote requests and statistics, which identifies the site (docs/behavior.md §5.5). */
export const WEB_TYPE = "website";
