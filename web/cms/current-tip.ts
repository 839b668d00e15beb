import { isShown, nextChange } from "schemas/fields/display-fields.ts";

import { previewDate } from "./draft-perspective.ts";
import { revalidateWithinAMinute } from "./fetch.ts";
import type { SETTINGS_QUERY_RESULT } from "./types.generated.ts";

type Tip = Pick<NonNullable<SETTINGS_QUERY_RESULT>, "tip" | "tipFrom" | "tipUntil">;

/** The tip in the settings, if visitors see it now. A page whose tip will appear or disappear is cached for a short time only. */
export async function currentTip(settings: Tip | null): Promise<string | undefined> {
  if (!settings?.tip) return undefined;
  const { tip, changesLater } = tipAt(settings, (await previewDate()) ?? Date.now());
  if (changesLater) await revalidateWithinAMinute();
  return tip;
}

/** The tip that visitors see at a time (ms since 1970), and whether it appears or disappears after it. */
export function tipAt({ tip, tipFrom, tipUntil }: Tip, now: number) {
  const times = { showFrom: tipFrom, showUntil: tipUntil };
  return {
    tip: isShown(times, now) ? tip : undefined,
    changesLater: nextChange([times], now) !== undefined,
  };
}
