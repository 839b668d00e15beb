import { SEARCHES_PATH } from "contracts/endpoints.ts";
import type { SearchStatistic } from "contracts/statistics.ts";

import { optsOut } from "#statistics/opt-out.ts";
import { sendStatistic } from "#statistics/send-statistic.ts";
import { isDraftPage } from "#ui/draft-page.ts";

const MIN_LENGTH = 2;

let lastReported = "";

/**
 * Reports a search and the number of its results, unless the visitor opts out of tracking, typed an email address, or previews drafts.
 * The same search is reported only once, even if the visitor opens the dialog again.
 */
export function recordSearch(query: string, results: number): void {
  if (query.length < MIN_LENGTH || query.includes("@") || optsOut(navigator) || isDraftPage()) return;
  if (query === lastReported) return;
  lastReported = query;
  const statistic: SearchStatistic = { query: query.toLowerCase(), results };
  sendStatistic(SEARCHES_PATH, statistic);
}
