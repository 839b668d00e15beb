import { WEB_TYPE } from "contracts/endpoints.ts";
import type { PageStatistic } from "contracts/statistics.ts";

/** The admin API accepts at most a day; a tab can stay open longer. */
const MAX_RESIDENCE_MS = 86_400_000;

/**
 * The payload of docs/behavior.md §9.2 for one page view. `address` is an anonymous one, `width` that of the window in px. The
 * page script contains it, so it is short.
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
 * The address without anything that can identify a person: no query, no hash, no email in the path. Only such an address
 * leaves the browser, in statistics and in analytics.
 */
export function anonymizeAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  // docs/behavior.md §2.3: after `thankyou2` comes an email address in any spelling.
  const path = pathname.replace(/^\/thankyou2\/.*/i, "/thankyou2").replace(/\/[^/]*(@|%40)[^/]*/g, "");
  return origin + (path || "/");
}
