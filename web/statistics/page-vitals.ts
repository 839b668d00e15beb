import { VITALS_PATH } from "contracts/endpoints.ts";
import type { PageStatistic, PageVitals } from "contracts/statistics.ts";

import { FORM_ATTRIBUTE, QUOTE_DIALOG_ID, QUOTE_SENT } from "#quote/form-dom.ts";

import { sendStatistic } from "./send-statistic.ts";
import { watchWebVitals } from "./web-vitals.ts";

/** Starts to measure. Returns a function that reports, for a page view, what was measured since its last call. */
export function watchPageVitals(): (view: PageStatistic) => void {
  const webVitals = watchWebVitals();
  const quoteUsage = watchQuoteUsage();
  return ({ pageUrl, equipmentType }) => {
    const vitals: PageVitals = { pageUrl, equipmentType, ...webVitals.take(), ...quoteUsage.take() };
    // A separate request, because the specification fixes the fields of the page view.
    sendStatistic(VITALS_PATH, vitals);
  };
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
