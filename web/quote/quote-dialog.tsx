import { AfterHydration } from "lazy-islands/after-hydration.client.tsx";

import { getSettings } from "#cms/content.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { getWords } from "#locale/words.ts";

import { closeAttributes } from "./dialog/quote-button.tsx";
import { DIALOG_FORM, QUOTE_DIALOG_ID } from "./form-dom.ts";
import { Assurances, QuoteForm, type QuoteFormProps } from "./form/quote-form.tsx";
import { QuoteTip, quoteLabel } from "./settings-texts.tsx";

/**
 * The quote dialog, on every page. While it is closed, it is laid out but not visible (quote-dialog.css), so that it opens fast.
 */
export async function QuoteDialog() {
  const settings = await getSettings();
  return (
    <dialog
      id={QUOTE_DIALOG_ID}
      closedby="none"
      aria-labelledby="quote-title"
      className="quote-dialog shadow-dialog"
    >
      <div className="quote-head">
        {/* The title is focused, because focusing a field would open the keyboard of a phone. */}
        <h2 id="quote-title" tabIndex={-1} autoFocus className="text-21 outline-none">
          {quoteLabel(settings)}
        </h2>
        <button type="button" {...closeAttributes} aria-label={getWords().quoteDialog.close}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m1 1 14 14M15 1 1 15" />
          </svg>
        </button>
      </div>
      <QuoteFormWithAdvice form={DIALOG_FORM} />
    </dialog>
  );
}

/** The form, and beside it what a price depends on. */
export async function QuoteFormWithAdvice(props: QuoteFormProps) {
  const settings = await getSettings();
  const advice = <Advice email={settings?.email} />;
  return (
    <div className="quote-body">
      <div className="p-5 tablet:px-7">
        <QuoteTip />
        <QuoteForm {...props} />
      </div>
      <aside aria-label={getWords().quoteAdvice.label} className="quote-advice">
        {/* A request can be sent only after hydration. */}
        {props.form === DIALOG_FORM ? <AfterHydration>{advice}</AfterHydration> : advice}
      </aside>
    </div>
  );
}

/** What a price depends on, and what happens to a request. */
function Advice({ email }: { email: string | undefined }) {
  const { quoteAdvice } = getWords();
  return (
    <>
      <h3 className="pb-2.5 text-14 text-ink">{quoteAdvice.title}</h3>
      <dl>
        {quoteAdvice.points.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 grid gap-2.5 border-t border-ink pt-3">
        <Assurances />
        {email && (
          <p>
            {fillIn(
              quoteAdvice.preferEmail,
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>,
            )}
          </p>
        )}
      </div>
    </>
  );
}
