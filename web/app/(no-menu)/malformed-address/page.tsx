import type { Metadata } from "next";

import * as labels from "#locale/labels.ts";
import { InvalidAddress } from "#site/invalid-address.tsx";

export const metadata: Metadata = { title: labels.wrongAddress.pageTitle, robots: { index: false } };

/** The screen for malformed addresses. The custom server, or proxy.ts without it, sends it with status 400. */
export default function MalformedAddress() {
  return (
    <InvalidAddress suggestions={[]}>
      <p>{labels.wrongAddress.malformed}</p>
    </InvalidAddress>
  );
}
