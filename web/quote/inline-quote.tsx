import { getSettings } from "#cms/content.ts";

import { Assurances } from "./assurances.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { PlainForm } from "./plain-form.tsx";
import { QuoteDoor } from "./quote-door.client.tsx";

/** The quote form in a page, beside the one of the dialog: both show the same request. `form`: its name in this page. */
export async function InlineQuote({ form, prefill }: { form: string; prefill?: string | undefined }) {
  const settings = await getSettings();
  return (
    <div className="relative overflow-x-clip border-[1.5px] border-ink bg-paper p-5 text-ink tablet:p-7">
      {settings?.tip && <p className="mb-4 border-l-2 border-ink pl-3 text-13 text-ink-2">{settings.tip}</p>}
      {settings && (
        <noscript>
          <p className="mb-4 border-2 border-red px-4 py-3 text-14">
            Sending this form needs JavaScript. Without it, write to <ContactWays settings={settings} />
          </p>
        </noscript>
      )}
      <QuoteDoor form={form} prefill={prefill}>
        <PlainForm form={form} prefill={prefill} />
      </QuoteDoor>
      <div className="mt-5 grid gap-2 border-t border-rule pt-4 text-13 text-ink-2">
        <Assurances />
      </div>
    </div>
  );
}
