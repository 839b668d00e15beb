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
