import { getSettings } from "#cms/content.ts";
import { telephone } from "#cms/links.ts";
import type { Settings } from "#cms/types.generated.ts";
import { PLAIN_FORM_ATTRIBUTE } from "#hydration/protocol.ts";
import { loading, phoneNumber } from "#locale/labels.ts";
import { PageLink } from "#ui/page-link.tsx";

import { QuoteTip } from "../quote-tip.tsx";
import { ReplyTime } from "../reply-time.tsx";
import { FileZone } from "../upload/file-zone.tsx";
import { CountryInput, TextField } from "./field-inputs.tsx";
import { FormLayout, SendButton } from "./form-layout.tsx";
import { QUOTE_FIELDS } from "./quote-fields.ts";
import { LazyQuoteForm } from "./quote-form.lazy.tsx";

interface QuoteFormProps {
  /** The name of the form, unique in the page. */
  form: string;
  /** The initial project description. */
  prefill?: string | undefined;
}

/** The form as HTML, which visitors can fill in before its script is loaded. The interactive form then replaces it. */
export function QuoteForm({ form, prefill }: QuoteFormProps) {
  return (
    <LazyQuoteForm form={form} prefill={prefill}>
      <form {...{ [PLAIN_FORM_ATTRIBUTE]: "" }}>
        <FormLayout
          renderField={(name) =>
            QUOTE_FIELDS[name].input === "country" ? (
              <CountryInput form={form} />
            ) : (
              <TextField form={form} name={name} initialText={name === "message" ? prefill : undefined} />
            )
          }
          file={<FileZone form={form} />}
          send={
            <>
              <SendButton form={form} type="button" />
              <p className="send-wait">{loading}</p>
            </>
          }
        />
      </form>
    </LazyQuoteForm>
  );
}

/** The form inside a page. It edits the same request as the form in the dialog. */
export async function InlineQuoteForm({ form, prefill }: QuoteFormProps) {
  const settings = await getSettings();
  return (
    <div className="relative overflow-x-clip border-[1.5px] border-ink bg-paper p-5 text-ink tablet:p-7">
      <QuoteTip />
      {settings && (
        <noscript>
          <p className="mb-4 border-2 border-accent px-4 py-3 text-14">
            Sending this form needs JavaScript. Without it, write to <ContactWays settings={settings} />
          </p>
        </noscript>
      )}
      <QuoteForm form={form} prefill={prefill} />
      <div className="mt-5 grid gap-2 border-t border-rule pt-4 text-13 text-ink-2">
        <Assurances />
      </div>
    </div>
  );
}

/** How soon staff reply to a request, and how they treat its data. */
export function Assurances() {
  return (
    <>
      <ReplyTime />
      <p>Confidential: your file is stored privately, and only our staff can open it.</p>
      <p>Please do not upload export-controlled data.</p>
      <p>
        {"How we handle your data: "}
        <PageLink href="/privacy-policy" target="_blank" className="text-link">
          privacy policy
        </PageLink>
        {" (new tab)."}
      </p>
    </>
  );
}

/** The end of a sentence, with links: “info@… or call +86 … ext. 8020.” */
export function ContactWays({ settings: { email, phone, phoneExtension } }: { settings: Settings }) {
  return (
    <>
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>{" "}
      or call{" "}
      <a href={telephone(phone, phoneExtension)} className="text-link">
        {phoneNumber(phone, phoneExtension)}
      </a>
      .
    </>
  );
}
