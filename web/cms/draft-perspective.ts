import "server-only";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import * as v from "valibot";

import { draftClient } from "./client.ts";
import { draftToken } from "./draft-token.ts";
import {
  parsePerspective,
  parsePreviewDate,
  PERSPECTIVE_COOKIE,
  perspectiveWithReleases,
  PREVIEW_DATE_COOKIE,
} from "./preview-date.ts";

/**
 * The perspective of an editor in draft mode: drafts, or the release that the editor chose in the Studio. If the editor chose a
 * date in the preview, releases that are scheduled up to that date are included.
 */
export const draftPerspective = cache(async () => {
  const chosen = parsePerspective((await cookies()).get(PERSPECTIVE_COOKIE)?.value);
  const at = await previewDate();
  return at === undefined ? chosen : perspectiveWithReleases(chosen, await dueReleases(at));
});

const DUE_RELEASES = `*[_type == "system.release" && _id in path("_.releases.*") && state == "scheduled" && publishAt <= $at] | order(publishAt desc).name`;

async function dueReleases(at: number): Promise<string[]> {
  const params = { at: new Date(at).toISOString() };
  const options = { perspective: "raw", cache: "no-store", token: await draftToken() } as const;
  return v.parse(v.array(v.string()), await draftClient.fetch<unknown>(DUE_RELEASES, params, options));
}

/** The date that an editor chose in the preview, in ms since 1970. Undefined outside of draft mode or if none was chosen. */
export async function previewDate(): Promise<number | undefined> {
  const { isEnabled: isDraft } = await draftMode();
  return isDraft ? parsePreviewDate((await cookies()).get(PREVIEW_DATE_COOKIE)?.value) : undefined;
}
