import { getSettings } from "#cms/content.ts";

import { DIALOG_FORM } from "./field-id.ts";
import { closesQuote, QUOTE_ID } from "./opens-quote.ts";
import { PlainForm } from "./plain-form.tsx";
import { QuoteAdvice } from "./quote-advice.tsx";
import { QuoteDoor } from "./quote-door.client.tsx";

/**
 * Stands in every page's HTML with fields that can be typed into; the live form takes their place (quote-door).
 * Closed, it is laid out already but not visible, so that nobody sees, finds or focuses it, and a tap need not wait for that.
 */
export async function QuoteDialog() {
  const settings = await getSettings();
  return (
    <dialog
      id={QUOTE_ID}
      closedby="none"
      aria-labelledby="quote-title"
      className="quote-dialog shadow-dialog"
    >
      <div className="quote-head">
        {/* Focus goes to the title: no keyboard covers a phone before the visitor wants one. */}
        <h2 id="quote-title" tabIndex={-1} autoFocus className="text-21 outline-none">
          Request A Quote
        </h2>
        <button type="button" {...closesQuote} aria-label="Close">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m1 1 14 14M15 1 1 15" />
          </svg>
        </button>
      </div>
      <div className="quote-body">
        <div className="p-5 tablet:px-7">
          {settings?.tip && (
            <p className="mb-4 border-l-2 border-ink pl-3 text-13 text-ink-2">{settings.tip}</p>
          )}
          <QuoteDoor form={DIALOG_FORM}>
            <PlainForm form={DIALOG_FORM} />
          </QuoteDoor>
        </div>
        <QuoteAdvice email={settings?.email} />
      </div>
    </dialog>
  );
}
