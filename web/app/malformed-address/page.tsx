import type { Metadata } from "next";

import * as labels from "#locale/labels.ts";
import { InvalidAddress } from "#site/invalid-address.tsx";
import { WaysOn } from "#site/ways-on.tsx";

export const metadata: Metadata = { title: labels.wrongAddress.pageTitle, robots: { index: false } };

/** What web/server, or proxy.ts where there is none, shows with status 400 for an address that is none. */
export default function MalformedAddress() {
  return (
    <InvalidAddress way={<WaysOn near={[]} />}>
      <p>{labels.wrongAddress.malformed}</p>
    </InvalidAddress>
  );
}
