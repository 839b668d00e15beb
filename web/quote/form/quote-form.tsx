import { pathInLanguage } from "schemas/fields/language.ts";

import { getSettings } from "#cms/content.ts";
import { telephone } from "#cms/links.ts";
import { PageLink } from "#cms/page-link.tsx";
import type { Settings } from "#cms/types.generated.ts";
import { PLAIN_FORM_ATTRIBUTE } from "#hydration/protocol.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { getLanguage, getWords } from "#locale/words.ts";

import { DIALOG_FORM, QUOTE_PAGE_PATH } from "../form-dom.ts";
import { QuoteTip, ReplyTime } from "../settings-texts.tsx";
import { FileZone } from "../upload/file-zone.tsx";
import { CountryInput, FormLayout, SendButton, TextField } from "./form-html.tsx";
import type { QuoteValues } from "./form-logic.ts";
import { ErrorSummary, Warning } from "./form-messages.tsx";
import { LazyQuoteForm } from "./quote-form.lazy.tsx";
import type { RejectedForm } from "./rejected-form.ts";

export interface QuoteFormProps {
  /** The name of the form, unique in the page. */
  form: string;
  /** The initial project description. */
  prefill?: string | undefined;
  /** What the visitor has sent from a browser without scripts, and why it was not accepted. */
  rejected?: RejectedForm | undefined;
}

/**
 * The form as HTML, which visitors can fill in before its script is loaded. The interactive form then replaces it. Without scripts
 * the browser posts it to the quote page.
 */
export function QuoteForm({ form, prefill, rejected }: QuoteFormProps) {
  const values: QuoteValues = rejected?.values ?? { message: prefill };
  const { errors = {}, warning, fileProblem } = rejected ?? {};
  return (
    <LazyQuoteForm form={form} prefill={prefill}>
      <form
        method="post"
        action={pathInLanguage(QUOTE_PAGE_PATH, getLanguage())}
        {...{ [PLAIN_FORM_ATTRIBUTE]: "" }}
      >
        <ErrorSummary form={form} errors={errors} />
        <FormLayout
          renderField={(name) =>
            name === "location" ? (
              <CountryInput form={form} defaultValue={values.location} error={errors.location} />
            ) : (
              <TextField form={form} name={name} text={values[name]} error={errors[name]} />
            )
          }
          file={
            <FileZone form={form} error={fileProblem}>
              {form !== DIALOG_FORM && <FileWithoutScripts />}
            </FileZone>
          }
          send={
            <>
              {warning && <Warning warning={warning} />}
              <SendButton form={form} />
              <p className="send-wait">{getWords().navigation.loading}</p>
            </>
          }
        />
      </form>
    </LazyQuoteForm>
  );
}

/** Replaces the file input, which quote-form.css hides without scripts: only a script can upload a file. */
async function FileWithoutScripts() {
  const settings = await getSettings();
  return (
    <noscript>
      <p className="text-14">
        {fillIn(
          getWords().withoutScripts.file,
          <a href={`mailto:${settings?.email}`} className="text-link">
            {settings?.email}
          </a>,
        )}
      </p>
    </noscript>
  );
}

/** The form inside a page. It edits the same request as the form in the dialog. */
export function InlineQuoteForm(props: QuoteFormProps) {
  return (
    <div className="relative overflow-x-clip border-[1.5px] border-ink bg-paper p-5 text-ink tablet:p-7">
      <QuoteTip />
      <QuoteForm {...props} />
      <div className="mt-5 grid gap-2 border-t border-rule pt-4 text-13 text-ink-2">
        <Assurances />
      </div>
    </div>
  );
}

/** How soon staff reply to a request, and how they treat its data. */
export function Assurances() {
  const { assurances } = getWords();
  return (
    <>
      <ReplyTime />
      <p>{assurances.confidential}</p>
      <p>{assurances.exportControl}</p>
      <p>
        {fillIn(
          assurances.privacy,
          <PageLink path="/privacy-policy" target="_blank" className="text-link">
            {assurances.privacyPolicy}
          </PageLink>,
        )}
      </p>
    </>
  );
}

/** The end of a sentence, with links: “info@… or call +86 … ext. 8020.” */
export function ContactWays({ settings: { email, phone, phoneExtension } }: { settings: Settings }) {
  const { contact, contactWays } = getWords();
  return fillIn(
    contactWays,
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>,
    <a href={telephone(phone, phoneExtension)} className="text-link">
      {contact.phoneNumber(phone, phoneExtension)}
    </a>,
  );
}
