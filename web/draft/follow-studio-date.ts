import { PREVIEW_DATE_MESSAGE, PreviewDateMessage } from "contracts/preview-date.ts";
import * as v from "valibot";

import { parsePreviewDate, PREVIEW_DATE_COOKIE } from "#cms/preview-date.ts";

/**
 * Runs in the Studio's frame. Shows the site as it will be on the date that an editor chooses in the Studio, and tells the Studio
 * which date is shown. The date is in a session cookie.
 */
export function followStudioDate(studioUrl: string, signal: AbortSignal): void {
  if (window.parent === window) return;
  const { origin } = new URL(studioUrl);
  const follow = ({ source, origin: from, data }: MessageEvent) => {
    const message = v.safeParse(PreviewDateMessage, data);
    if (source !== window.parent || from !== origin || !message.success) return;
    const { at } = message.output;
    if ((at === null ? undefined : Date.parse(at)) === currentDate()) return;
    document.cookie = `${PREVIEW_DATE_COOKIE}=${encodeURIComponent(at ?? "")}; path=/${at === null ? "; max-age=0" : ""}${crossSite()}`;
    location.reload();
  };
  addEventListener("message", follow, { signal });
  const at = currentDate();
  const shown: PreviewDateMessage = {
    type: PREVIEW_DATE_MESSAGE,
    at: at === undefined ? null : new Date(at).toISOString(),
  };
  window.parent.postMessage(shown, origin);
}

function currentDate(): number | undefined {
  const cookie = document.cookie.split("; ").find((each) => each.startsWith(`${PREVIEW_DATE_COOKIE}=`));
  return parsePreviewDate(cookie?.slice(PREVIEW_DATE_COOKIE.length + 1));
}

/** The cookie attributes that are needed if the Studio is on another site than the frame. They require HTTPS. */
function crossSite(): string {
  return location.protocol === "https:" ? "; secure; samesite=none; partitioned" : "; samesite=lax";
}
