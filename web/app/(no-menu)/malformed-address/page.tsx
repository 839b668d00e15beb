import type { Metadata } from "next";

import { getWords } from "#locale/words.ts";
import { InvalidAddress } from "#shell/invalid-address.tsx";

export function generateMetadata(): Metadata {
  return { title: getWords().wrongAddress.notFound, robots: { index: false } };
}

/** The screen for malformed addresses. The custom server sends it with status 400, or proxy.ts if there is no custom server. */
export default function MalformedAddress() {
  const { wrongAddress } = getWords();
  return (
    <InvalidAddress title={wrongAddress.invalid} suggestions={[]}>
      <p>{wrongAddress.malformed}</p>
    </InvalidAddress>
  );
}
