import { getSettings } from "#cms/content.ts";
import { currentTip } from "#cms/current-tip.ts";
import { settingsEditAttributes } from "#cms/edit-attributes.tsx";

/** The tip above the fields of the quote form: its own tip, or else the one above the site's header. */
export async function QuoteTip() {
  const [settings, editAttributes] = await Promise.all([getSettings(), settingsEditAttributes()]);
  const tip = settings?.quoteTip || (await currentTip(settings));
  if (!tip) return null;
  return (
    <p
      className="mb-4 border-l-2 border-ink pl-3 text-13 text-ink-2"
      {...editAttributes(settings?.quoteTip ? "quoteTip" : "tip")}
    >
      {tip}
    </p>
  );
}
