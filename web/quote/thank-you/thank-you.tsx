import type { Metadata } from "next";

import { getPagesOfKind, getSettings } from "#cms/content.ts";
import { buttonClass } from "#ui/button.ts";
import { GridSection } from "#ui/grid-section.tsx";

import { ContactWays } from "../form/quote-form.tsx";
import { ReplyTime } from "../settings-texts.tsx";
import { SenderEmail } from "./sender-email.client.tsx";

/** The URL can hold an email address, so it must not reach search engines or, as a referrer, the next site. */
export function thankYouMetadata(title: string): Metadata {
  return { title: { absolute: title }, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** The page after a quote request is sent (docs/behavior.md §6.4). */
export async function ThankYou() {
  const [settings, guides] = await Promise.all([getSettings(), getPagesOfKind("guide")]);
  return (
    <GridSection tone="sheet">
      <div className="col-span-12 desk:col-span-6">
        <h1 className="max-w-title text-h1">Thank you for your request</h1>
        <p className="mt-6 max-w-lead text-18 text-ink-2">We received it, with everything you filled in.</p>
        <SenderEmail />
        <div className="mt-8">
          <a href="/" className={buttonClass("secondary")}>
            Back to the home page
          </a>
        </div>
      </div>
      <div className="col-span-12 mt-12 desk:col-span-6 desk:mt-2">
        <h2 className="border-b border-ink pb-3 text-21">What happens next</h2>
        <ol className="text-ink-2">
          {STEPS.map(([step, text], index) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-4">
              <span className="font-mono text-14 text-ink-3">{index + 1}</span>
              <div>
                <p className="font-semibold text-ink">{step}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {settings && (
          <p className="pt-5 text-ink-2">
            <ReplyTime /> Something to add, or a second file? Write to <ContactWays settings={settings} />
          </p>
        )}
        {guides.length > 0 && (
          <>
            <h2 className="mt-8 text-21">While you wait</h2>
            <ul className="pt-3">
              {guides.map(({ _id, path, title }) => (
                <li key={_id} className="py-1">
                  <a href={path} className="text-link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </GridSection>
  );
}

const STEPS = [
  ["We read it", "An engineer reads your description and opens your file, if you sent one."],
  ["We ask if anything is missing", "If we need more details for a quote, we email or call you."],
  ["You get a quote, or a question if something is missing", "We send it to your email address."],
] as const;
