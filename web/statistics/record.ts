import type { PageStatistic } from "#admin-api/contract.ts";
import { WEB_TYPE } from "#admin-api/site-id.ts";

import { privateAddress } from "./private-address.ts";

/** A tab can stay open longer; the service takes a day at most. */
const MOST_MS = 86_400_000;

/** Spec §3: one stay on one page. `width` is that of the window, in px. */
export function recordOf(address: string, residenceTime: number, width: number): PageStatistic {
  const pageUrl = privateAddress(address);
  return {
    webType: WEB_TYPE,
    residenceTime: Math.min(residenceTime, MOST_MS),
    equipmentType: equipmentTypeOf(width),
    module: moduleOf(pageUrl),
    pageUrl: pageUrl.slice(0, 2048),
  };
}

/** Spec §4 and §9. */
function equipmentTypeOf(width: number): PageStatistic["equipmentType"] {
  if (width <= 760) return "手机";
  return width <= 1020 ? "平板" : "电脑";
}

/** Spec §2: the first part of the path, in one spelling; the root counts as home. */
function moduleOf(address: string): string {
  const [, first = ""] = new URL(address).pathname.split("/");
  return first.toLowerCase().slice(0, 100) || "home";
}
