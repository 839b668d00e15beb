import { untilIdle } from "#ui/until.ts";

import type { Tags } from "./analytics.ts";
import { refusesTracking } from "./refuses-tracking.ts";

/**
 * Loads the tags whose ids the settings name, when the browser has nothing else to do; most visitors never load this code.
 * Resolves with what is to be called with each further page.
 */
export async function loadTags(tags: Tags): Promise<((address: string) => void) | undefined> {
  if (!(tags.measurementId ?? tags.tagManagerId) || refusesTracking(navigator)) return undefined;
  await untilIdle();
  const { startAnalytics } = await import("./analytics.ts");
  return startAnalytics(tags);
}
