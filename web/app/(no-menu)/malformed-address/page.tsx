import type { Metadata } from "next";

import * as labels from "#locale/labels.ts";
import { InvalidAddress } from "#shell/invalid-address.tsx";

export const metadata: Metadata = { title: labels.wrongAddress.notFound, robots: { index: false } };

/** The screen for malformed addresses. The custom server sends it with status 400, or proxy.ts if there is no custom server. */
export default function MalformedAddress() {
  return (
    <InvalidAddress title={labels.wrongAddress.invalid} suggestions={[]}>
      <p>{labels.wrongAddress.malformed}</p>
    </InvalidAddress>
  );
}
