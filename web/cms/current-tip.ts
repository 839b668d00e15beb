import { isShown, nextChange } from "schemas/display-fields.ts";

import { previewDate, revalidateWithinAMinute } from "./fetch.ts";
import type { SETTINGS_QUERY_RESULT } from "./types.generated.ts";

/** The tip of the settings, if visitors see it now. A page with a tip that will appear or disappear is not cached for long. */
export async function currentTip(settings: SETTINGS_QUERY_RESULT): Promise<string | undefined> {
  if (!settings?.tip) return undefined;
  const times = { showFrom: settings.tipFrom, showUntil: settings.tipUntil };
  const now = (await previewDate()) ?? Date.now();
  if (nextChange([times], now) !== undefined) await revalidateWithinAMinute();
  return isShown(times, now) ? settings.tip : undefined;
}
