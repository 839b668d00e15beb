import type { Metadata } from "next";

import * as labels from "#locale/labels.ts";
import { MissingPage } from "#site/missing-page.tsx";

export const metadata: Metadata = { title: labels.wrongAddress.pageTitle, robots: { index: false } };

/** What proxy.ts shows for an address that is none. */
export default function MalformedAddress() {
  return <MissingPage />;
}
