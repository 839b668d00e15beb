import type { Metadata } from "next";
import { pathInLanguage } from "schemas/fields/language.ts";

import { getPagesOfKind, getSettings } from "#cms/content.ts";
import { foreignPage, foreignText } from "#cms/foreign-link.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { joinSentences } from "#locale/join-sentences.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { buttonClass } from "#ui/button.ts";
import { GridSection } from "#ui/grid-section.tsx";

import { ContactWays } from "../form/quote-form.tsx";
import { OPEN_LINK_ID, OPEN_PATH } from "../receipt/opened-request.ts";
import { ReplyTime } from "../settings-texts.tsx";
import { Kept, RequestLink } from "./request-link.client.tsx";
import { SenderEmail } from "./sender-email.client.tsx";

/** The URL can hold an email address, so it must not reach search engines or, as a referrer, the next site. */
export function thankYouMetadata(title: string): Metadata {
  return { title: { absolute: title }, robots: { index: false, follow: false }, referrer: "no-referrer" };
}

/** Stands for the email address in a sentence, which has no line break. */
const EMAIL_PLACE = "\n";

/** The page after a quote request is sent (docs/behavior.md §6.4). */
export async function ThankYou() {
  const [settings, allGuides] = await Promise.all([getSettings(), getPagesOfKind("guide")]);
  // Guides in another language are left out, unless there are no others.
  const ownGuides = allGuides.filter(({ path }) => foreignText(path).lang === undefined);
  const guides = ownGuides.length > 0 ? ownGuides : allGuides;
  const {
    thankYou,
    requestReceipt: { number, addDetails, addDetailsHint, replyBy },
    sender,
  } = getWords();
  const [before = "", after = ""] = sender.reply(EMAIL_PLACE).split(EMAIL_PLACE);
  return (
    <GridSection tone="sheet">
      <div className="col-span-12 desk:col-span-6">
        <h1 className="max-w-title text-h1">{thankYou.title}</h1>
        <p className="mt-6 max-w-lead text-18 text-ink-2">{thankYou.received}</p>
        <SenderEmail path={pathInLanguage("/thankyou", getLanguage())} sentence={{ before, after }} />
        <RequestLink
          words={{ number, addDetails, addDetailsHint }}
          replyBy={fillIn((time) => replyBy(time, undefined), <Kept name="replyTime" />)}
          replyByInZone={fillIn(replyBy, <Kept name="replyTime" />, <Kept name="timeZone" />)}
          className={buttonClass("primary")}
        >
          <noscript>
            <p id={OPEN_LINK_ID} className="mt-8 hidden target:block">
              <a href={OPEN_PATH} className={buttonClass("primary")}>
                {addDetails}
              </a>
            </p>
          </noscript>
        </RequestLink>
        <div className="mt-8">
          <a href={pathInLanguage("/", getLanguage())} className={buttonClass("secondary")}>
            {thankYou.home}
          </a>
        </div>
      </div>
      <div className="col-span-12 mt-12 desk:col-span-6 desk:mt-2">
        <h2 className="border-b border-ink pb-3 text-21">{thankYou.next}</h2>
        <ol className="text-ink-2">
          {thankYou.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-4">
              <span className="font-mono text-14 text-ink-3">{index + 1}</span>
              <div>
                <p className="font-semibold text-ink">{title}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {settings && (
          <p className="pt-5 text-ink-2">
            {fillIn(
              joinSentences(getLanguage()),
              <ReplyTime />,
              fillIn(thankYou.more, <ContactWays settings={settings} />),
            )}
          </p>
        )}
        {guides.length > 0 && (
          <>
            <h2 className="mt-8 text-21">{thankYou.meanwhile}</h2>
            <ul className="pt-3">
              {guides.map(({ _id, path, title }) => (
                <li key={_id} className="py-1">
                  <a href={path} {...foreignPage(path)} className="text-link">
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
