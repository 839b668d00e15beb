import { watchWebVitals } from "browser-kit/web-vitals.ts";
import { MAX_CAMPAIGN_LENGTH, VITALS_PATH } from "contracts/endpoints.ts";
import type { PageStatistic, PageVitals } from "contracts/statistics.ts";

import { watchQuoteForm } from "#quote/watch-quote-form.ts";

import { sendStatistic } from "./send-statistic.ts";

/** Starts to measure. Returns a function that reports, for a page view, what was measured since its last call. */
export function watchPageVitals(): (view: PageStatistic) => void {
  const webVitals = watchWebVitals();
  const quoteUsage = watchQuoteUsage();
  const campaign = campaignOf(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  return ({ pageUrl, equipmentType }) => {
    const vitals: PageVitals = {
      pageUrl,
      equipmentType,
      ...webVitals.take(),
      ...quoteUsage.take(),
      campaign,
    };
    // A separate request, because the specification fixes the fields of the page view.
    sendStatistic(VITALS_PATH, vitals);
  };
}

/**
 * The campaign of the address with which the visitor came. It counts for all pages until the browser loads another document: nothing is
 * stored. Undefined for a text that could identify a person.
 */
export function campaignOf(address: string): string | undefined {
  const campaign = new URL(address).searchParams.get("utm_campaign")?.trim();
  return campaign && campaign.length <= MAX_CAMPAIGN_LENGTH && !campaign.includes("@") ? campaign : undefined;
}

type QuoteUsage = Pick<PageVitals, "quoteOpened" | "quoteSent">;

function watchQuoteUsage(): { take(): QuoteUsage } {
  let usage: QuoteUsage = { quoteOpened: false, quoteSent: false };
  watchQuoteForm(
    () => (usage = { ...usage, quoteOpened: true }),
    () => (usage = { ...usage, quoteSent: true }),
  );
  return {
    take() {
      const taken = usage;
      usage = { quoteOpened: false, quoteSent: false };
      return taken;
    },
  };
}
