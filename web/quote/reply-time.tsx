import { getSettings } from "#cms/content.ts";
import { settingsEditAttributes } from "#cms/edit-attributes.tsx";
import { replyTime } from "#locale/labels.ts";

/** How soon staff reply to a quote request (docs/behavior.md §1.5). Nothing if the settings do not say so. */
export async function ReplyTime({ className }: { className?: string }) {
  const [settings, editAttributes] = await Promise.all([getSettings(), settingsEditAttributes()]);
  if (!settings?.replyTime) return null;
  return (
    <span className={className} {...editAttributes("replyTime")}>
      {replyTime(settings.replyTime)}
    </span>
  );
}
