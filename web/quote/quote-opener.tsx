import type { ReactNode } from "react";

import type { SanityAttribute } from "#cms/edit-attributes.tsx";

import { opensQuote } from "./opens-quote.ts";

interface QuoteOpenerProps extends SanityAttribute {
  prefill?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A button that opens the quote dialog. `prefill` is put into an empty project description. */
export function QuoteOpener({ prefill, className, children, ...editAttribute }: QuoteOpenerProps) {
  return (
    <button
      type="button"
      {...opensQuote}
      {...editAttribute}
      data-prefill={prefill}
      className={`cursor-pointer ${className}`}
    >
      {children}
    </button>
  );
}
