// The page script contains this file: it counts and reports from the moment when the page is there, also while React is missing.
import { STATISTIC_PATH } from "contracts/endpoints.ts";
import type { PageStatistic } from "contracts/statistics.ts";

import { anonymizeAddress, createPageStatistic } from "./page-statistic.ts";
import { sendStatistic } from "./send-statistic.ts";

/** The page views of this document. */
export interface PageViews {
  /** The anonymous address of the page that is counted. */
  page: string;
  /** Call it after each route change. The address of the page that is counted already changes nothing. */
  open(address: string): void;
  /** Called after each record with what was recorded. */
  onRecord?: (statistic: PageStatistic) => void;
}

declare global {
  /** Set by the page script, except for a visitor who opts out of tracking. */
  var pageViews: PageViews | undefined;
}

/**
 * Counts the page at `address`, the current one, from now on. Reports one statistic for each time that a page was in view (docs/behavior.md §9.1), and
 * none for a page that was never visible.
 */
export function startPageViews(address: string): PageViews {
  /** When the page came into view; undefined while it is hidden. */
  let since: number | undefined;

  function end(): void {
    if (since === undefined) return;
    const statistic = createPageStatistic(views.page, performance.now() - since, innerWidth);
    since = undefined;
    sendStatistic(STATISTIC_PATH, statistic);
    views.onRecord?.(statistic);
  }

  function update(event?: Event): void {
    if (event?.type === "pagehide" || document.visibilityState === "hidden") end();
    else since ??= performance.now();
  }

  const views: PageViews = {
    page: anonymizeAddress(address),
    open(next) {
      const page = anonymizeAddress(next);
      if (page === views.page) return;
      end();
      views.page = page;
      update();
    },
  };
  update();
  // Often a page is hidden and then left: only the first one reports. Not `unload` or `beforeunload`: their listeners keep the
  // page out of the back/forward cache.
  for (const type of ["visibilitychange", "pagehide", "pageshow"]) addEventListener(type, update, true);
  return views;
}
