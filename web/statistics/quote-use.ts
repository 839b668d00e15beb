import type { PageVitals } from "#admin-api/contract.ts";
import { QUOTE_ID } from "#quote/opens-quote.ts";
import { HOST, QUOTE_SENT } from "#quote/quote-events.ts";

type QuoteUse = Pick<PageVitals, "quoteOpened" | "quoteSent">;

/** Notes whether the quote form is opened and sent; nothing of what stands in it. */
export function watchQuoteUse(): { take(): QuoteUse } {
  let use: QuoteUse = { quoteOpened: isOpen(document.getElementById(QUOTE_ID)), quoteSent: false };
  const opened = () => (use = { ...use, quoteOpened: true });
  // `toggle` does not bubble.
  document.addEventListener("toggle", ({ target }) => isOpen(target) && opened(), { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(`[${HOST}]`)) opened();
  });
  document.addEventListener(QUOTE_SENT, () => (use = { ...use, quoteSent: true }));
  return {
    take() {
      const taken = use;
      use = { quoteOpened: false, quoteSent: false };
      return taken;
    },
  };
}

function isOpen(element: EventTarget | null): boolean {
  return element instanceof HTMLDialogElement && element.id === QUOTE_ID && element.open;
}
