import type { ReactNode } from "react";

import { QuoteOpener } from "#quote/quote-opener.tsx";

/** A link of the kind "quote": it opens the quote dialog over the page. */
export function QuoteLink(props: { prefill?: string | undefined; className: string; children: ReactNode }) {
  return <QuoteOpener {...props} />;
}
