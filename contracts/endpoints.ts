// No valibot here: every page loads this file with its statistics.

/**
 * Where the site's pages post to, on their own origin. The site's server forwards each to the same path of the admin host
 * (docs/behavior.md §8.1).
 */
export const QUOTE_REQUEST_PATH = "/api/orderInquiry/insert";
export const UPLOAD_SIGNATURE_PATH = "/api/oss/upload";
export const STATISTIC_PATH = "/api/statistical/insert";
/** Not in the specification: an admin host may not know it. */
export const VITALS_PATH = "/api/vitals/insert";
/** Not in the specification either. */
export const SEARCHES_PATH = "/api/search/insert";
/** Not in the specification either. No page posts here: the site's server reports what it answered with 404. */
export const MISSING_PAGES_PATH = "/api/missing/insert";
/** How many characters of a search reach the server. The site cuts the rest. */
export const MAX_QUERY_LENGTH = 100;

/** The site identifier that quote requests and statistics carry as `webType` (docs/behavior.md §5.5). */
export const WEB_TYPE = "website";
