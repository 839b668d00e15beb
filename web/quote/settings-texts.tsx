import { getSettings } from "#cms/content.ts";
import { currentTip } from "#cms/current-tip.ts";
import { settingsEditAttributes } from "#cms/edit-attributes.tsx";
import { foreignLanguage } from "#cms/foreign-text.ts";
import type { SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";
import { wordsOf } from "#locale/catalogs.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { inLanguage } from "#ui/in-language.tsx";

// What the settings say about quote requests. The site has words of its own in place of a label that is not translated.

/** The label of buttons that open the quote form, and the title of its dialog. */
export function quoteLabel(settings: SETTINGS_QUERY_RESULT): string {
  return ownText(settings, "quoteLabel") || getWords().header.requestQuote;
}

/** The label of the link to the tour of the factory. */
export function factoryTourLabel(settings: SETTINGS_QUERY_RESULT): string {
  return ownText(settings, "factoryTourLabel") || getWords().header.factoryTour;
}

function ownText(settings: SETTINGS_QUERY_RESULT, field: "quoteLabel" | "factoryTourLabel") {
  return foreignLanguage(settings, field) === undefined ? settings?.[field] : undefined;
}

/** The tip above the fields of the quote form: its own tip, or else the one above the site's header. */
export async function QuoteTip() {
  const [settings, editAttributes] = await Promise.all([getSettings(), settingsEditAttributes()]);
  const tip = settings?.quoteTip || (await currentTip(settings));
  if (!tip) return null;
  const field = settings?.quoteTip ? "quoteTip" : "tip";
  return (
    <p
      {...inLanguage(foreignLanguage(settings, field))}
      className="mb-4 border-s-2 border-ink ps-3 text-13 text-ink-2"
      {...editAttributes(field)}
    >
      {tip}
    </p>
  );
}

/** How soon staff reply to a quote request (docs/behavior.md §1.5). Nothing if the settings do not say so. */
export async function ReplyTime({ className }: { className?: string }) {
  const [settings, editAttributes] = await Promise.all([getSettings(), settingsEditAttributes()]);
  if (!settings?.replyTime) return null;
  const language = foreignLanguage(settings, "replyTime");
  return (
    <span {...inLanguage(language)} className={className} {...editAttributes("replyTime")}>
      {wordsOf(language ?? getLanguage()).contact.replyTime(settings.replyTime)}
    </span>
  );
}
