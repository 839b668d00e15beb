import { WEB_TYPE } from "contracts/endpoints.ts";
import type { PageStatistic } from "contracts/statistics.ts";

/** The admin API accepts at most a day; a tab can stay open longer. */
const MAX_RESIDENCE_MS = 86_400_000;

/** The payload of docs/behavior.md §9.2 for one page view. `width` is that of the window, in px. */
export function createPageStatistic(address: string, residenceTime: number, width: number): PageStatistic {
  const pageUrl = anonymizeAddress(address);
  return {
    webType: WEB_TYPE,
    residenceTime: Math.min(residenceTime, MAX_RESIDENCE_MS),
    equipmentType: equipmentTypeOf(width),
    module: moduleOf(pageUrl),
    pageUrl: pageUrl.slice(0, 2048),
  };
}

/**
 * The address without anything that can identify a person: no query, no hash, no e-mail in the path. Only such an address
 * leaves the browser, in statistics and in analytics.
 */
export function anonymizeAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  const segments = pathname.split("/").filter((segment) => !/@|%40/i.test(segment));
  // docs/behavior.md §2.3: the next segment is an e-mail address in any spelling.
  const isThankYou = segments[1]?.toLowerCase() === "thankyou2";
  return origin + (isThankYou ? "/thankyou2" : segments.join("/") || "/");
}

/** docs/behavior.md §9.3. */
function equipmentTypeOf(width: number): PageStatistic["equipmentType"] {
  if (width <= 760) return "手机";
  return width <= 1020 ? "平板" : "电脑";
}

/** docs/behavior.md §9.4: the first path segment in lower case; the root is "home". */
function moduleOf(address: string): string {
  const [, first = ""] = new URL(address).pathname.split("/");
  return first.toLowerCase().slice(0, 100) || "home";
}
