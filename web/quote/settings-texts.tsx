import { getSettings } from "#cms/content.ts";
import { currentTip } from "#cms/current-tip.ts";
import { settingsEditAttributes } from "#cms/edit-attributes.tsx";
import type { SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";
import { getWords } from "#locale/words.ts";

// What the settings say about quote requests.

/** The label of buttons that open the quote form, and the title of its dialog. */
export function quoteLabel(settings: SETTINGS_QUERY_RESULT): string {
  return settings?.quoteLabel || getWords().header.requestQuote;
}

/** The tip above the fields of the quote form: its own tip, or else the one above the site's header. */
export async function QuoteTip() {
  const [settings, editAttributes] = await Promise.all([getSettings(), settingsEditAttributes()]);
  const tip = settings?.quoteTip || (await currentTip(settings));
  if (!tip) return null;
  return (
    <p
      className="mb-4 border-s-2 border-ink ps-3 text-13 text-ink-2"
      {...editAttributes(settings?.quoteTip ? "quoteTip" : "tip")}
    >
      {tip}
    </p>
  );
}

/** How soon staff reply to a quote request (docs/behavior.md §1.5). Nothing if the settings do not say so. */
export async function ReplyTime({ className }: { className?: string }) {
  const [settings, editAttributes] = await Promise.all([getSettings(), settingsEditAttributes()]);
  if (!settings?.replyTime) return null;
  return (
    <span className={className} {...editAttributes("replyTime")}>
      {getWords().contact.replyTime(settings.replyTime)}
    </span>
  );
}
