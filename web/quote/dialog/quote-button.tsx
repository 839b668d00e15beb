import type { ReactNode } from "react";
import { pathInLanguage } from "schemas/fields/language.ts";

import type { SanityAttribute } from "#cms/edit-attributes.tsx";
import { getLanguage } from "#locale/words.ts";

import { QUOTE_DIALOG_ID, QUOTE_PAGE_PATH } from "../form-dom.ts";

// With invoker commands the browser opens and closes the dialog without a script. React renders these attributes, but its types do
// not have them yet.
const openAttributes: Readonly<Record<string, string>> = {
  command: "show-modal",
  commandfor: QUOTE_DIALOG_ID,
};
export const closeAttributes: Readonly<Record<string, string>> = {
  command: "close",
  commandfor: QUOTE_DIALOG_ID,
};

interface QuoteButtonProps extends SanityAttribute {
  /** A suggested project description, used if the visitor has not written one. */
  prefill?: string | undefined;
  className: string;
  children: ReactNode;
}

/** Opens the quote dialog. Without scripts it is a link to the page with the form. */
export function QuoteButton({ prefill, className, children, ...editAttribute }: QuoteButtonProps) {
  return (
    <>
      <button
        type="button"
        {...openAttributes}
        {...editAttribute}
        data-prefill={prefill}
        className={`cursor-pointer ${className}`}
      >
        {children}
      </button>
      <noscript>
        <a href={pathInLanguage(QUOTE_PAGE_PATH, getLanguage())} className={className}>
          {children}
        </a>
      </noscript>
    </>
  );
}
