// The page script contains this file, so it counts and reports from the start, even before React is loaded.
import { STATISTIC_PATH } from "contracts/endpoints.ts";
import type { PageStatistic } from "contracts/statistics.ts";

import { anonymizeAddress } from "#navigation/private-address.ts";

import { createPageStatistic } from "./page-statistic.ts";
import { sendStatistic } from "./send-statistic.ts";

/** The page views of this document. */
export interface PageViews {
  /** The anonymous address of the current page. */
  page: string;
  /** Call this after each route change. Does nothing if the address is the current page. */
  open(address: string): void;
  /** Called with each record after it was sent. */
  onRecord?: (statistic: PageStatistic) => void;
}

declare global {
  /** Set by the page script, except for a visitor who opts out of tracking. */
  var pageViews: PageViews | undefined;
}

/**
 * Starts to count page views, with the current page at `address`. Reports one statistic for each time that a page was in view
 * (docs/behavior.md §9.1), and none for a page that was never visible.
 */
export function startPageViews(address: string): PageViews {
  /** The time when the page came into view. Undefined while it is hidden. */
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
  // A page is often hidden and then left; only the first event reports. `unload` and `beforeunload` are not used, because their
  // listeners exclude the page from the back/forward cache.
  for (const type of ["visibilitychange", "pagehide", "pageshow"]) addEventListener(type, update, true);
  return views;
}
