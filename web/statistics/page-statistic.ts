import { WEB_TYPE } from "contracts/endpoints.ts";
import type { PageStatistic } from "contracts/statistics.ts";

/** The maximum of the admin API: one day. A tab can stay open longer. */
const MAX_RESIDENCE_MS = 86_400_000;

/**
 * The payload of docs/behavior.md §9.2 for one page view. `address` is anonymous, and `width` is the width of the window in px. The
 * code is short, because the page script contains it.
 */
export function createPageStatistic(address: string, residenceTime: number, width: number): PageStatistic {
  return {
    webType: WEB_TYPE,
    residenceTime: Math.min(Math.round(residenceTime), MAX_RESIDENCE_MS),
    // docs/behavior.md §9.3.
    equipmentType: width <= 760 ? "手机" : width <= 1020 ? "平板" : "电脑",
    // docs/behavior.md §9.4: the first path segment in lower case; the root is "home".
    module: address.split("/")[3]?.toLowerCase().slice(0, 100) || "home",
    pageUrl: address.slice(0, 2048),
  };
}

/**
 * Removes everything from an address that could identify a person: the query string, the hash, and email addresses in the path.
 * Only such anonymous addresses are sent to statistics and analytics.
 */
export function anonymizeAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  // The segment after `thankyou2` is an email address in any spelling and language (docs/behavior.md §2.3), and 40 digits are the token
  // of a request.
  const path = pathname
    .replace(/\/thankyou2\/.*/i, "/thankyou2")
    .replace(/\/[^/]*(@|%40|[0-9a-f]{40})[^/]*/g, "");
  return origin + (path || "/");
}

/** Whether an address has an email address or the token of a request, which no script of others may read. */
export function isPrivateAddress(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return /@|%40/.test(address) || anonymizeAddress(address) !== origin + pathname;
}
