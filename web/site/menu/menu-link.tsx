import { QuoteOpener } from "#quote/quote-opener.tsx";
import { NewWindowIcon } from "#ui/icons.tsx";

import { PageLink } from "../page-link.tsx";
import type { Entry } from "./entries.ts";

/** An entry of a menu or of the footer. What opens a new window shows and says so. */
export function MenuLink({ entry, className }: { entry: Entry; className: string }) {
  const { label, href, prefill, isNewWindow, current } = entry;
  if (href === undefined) {
    return (
      <QuoteOpener prefill={prefill} className={className}>
        {label}
      </QuoteOpener>
    );
  }
  return (
    <PageLink
      href={href}
      className={className}
      {...(current ? { "aria-current": current } : {})}
      {...(isNewWindow ? { target: "_blank", rel: "noopener" } : {})}
    >
      {label}
      {isNewWindow && <NewWindowIcon />}
    </PageLink>
  );
}
