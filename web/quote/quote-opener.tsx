import type { ReactNode } from "react";

import { opensQuote } from "./opens-quote.ts";

/** A button that opens the quote dialog. `prefill` is put into an empty project description. */
export function QuoteOpener({
  prefill,
  className,
  children,
}: {
  prefill?: string | undefined;
  className: string;
  children: ReactNode;
}) {
  return (
    <button type="button" {...opensQuote} data-prefill={prefill} className={`cursor-pointer ${className}`}>
      {children}
    </button>
  );
}
