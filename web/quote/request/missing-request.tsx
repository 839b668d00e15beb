import { getSettings } from "#cms/content.ts";
import { getWords } from "#locale/words.ts";

import { ContactWays } from "../form/quote-form.tsx";
import { RequestMessage } from "./request-message.tsx";

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
