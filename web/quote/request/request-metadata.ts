import type { Metadata } from "next";

import { getWords } from "#locale/words.ts";

/** The address opens the request, so it must not reach search engines or, as a referrer, the next site. */
export function requestMetadata(): Metadata {
  return {
    title: getWords().requestPage.title,
    robots: { index: false, follow: false },
    // With no-referrer, browsers also leave the origin out of forms that are posted, which would then look as if another site had sent them.
    referrer: "same-origin",
  };
}
