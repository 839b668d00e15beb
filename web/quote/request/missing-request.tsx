import type { Metadata } from "next";

import { getSettings } from "#cms/content.ts";
import { getWords } from "#locale/words.ts";

import { ContactWays } from "../form/quote-form.tsx";
import { RequestMessage } from "./request-message.tsx";

/** The address opens the request, so it must not reach search engines or, as a referrer, the next site. */
export function requestMetadata(): Metadata {
  return {
    title: getWords().requestPage.title,
    robots: { index: false, follow: false },
    // With no-referrer, browsers also leave the origin out of forms that are posted, which would then look as if another site had sent them.
    referrer: "same-origin",
  };
}

/** Shown for a link that is not valid. */
export async function MissingRequest() {
  const { requestMissing } = getWords();
  const settings = await getSettings();
  return (
    <RequestMessage heading={requestMissing.heading}>
      <p>{requestMissing.text}</p>
      {settings && (
        <p className="mt-4">
          <ContactWays settings={settings} />
        </p>
      )}
    </RequestMessage>
  );
}
