import { MAX_CAMPAIGN_LENGTH, VITALS_PATH } from "contracts/endpoints.ts";
import type { PageStatistic, PageVitals } from "contracts/statistics.ts";

import { FORM_ATTRIBUTE, QUOTE_DIALOG_ID, QUOTE_SENT } from "#quote/form-dom.ts";

import { sendStatistic } from "./send-statistic.ts";
import { watchWebVitals } from "./web-vitals.ts";

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

/** Records whether the quote form was opened and sent, but nothing that was typed into it. */
function watchQuoteUsage(): { take(): QuoteUsage } {
  let usage: QuoteUsage = {
    quoteOpened: isOpenDialog(document.getElementById(QUOTE_DIALOG_ID)),
    quoteSent: false,
  };
  const opened = () => (usage = { ...usage, quoteOpened: true });
  // Captured, because `toggle` does not bubble.
  document.addEventListener("toggle", ({ target }) => isOpenDialog(target) && opened(), { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(`[${FORM_ATTRIBUTE}]`)) opened();
  });
  document.addEventListener(QUOTE_SENT, () => (usage = { ...usage, quoteSent: true }));
  return {
    take() {
      const taken = usage;
      usage = { quoteOpened: false, quoteSent: false };
      return taken;
    },
  };
}

function isOpenDialog(element: EventTarget | null): boolean {
  return element instanceof HTMLDialogElement && element.id === QUOTE_DIALOG_ID && element.open;
}
