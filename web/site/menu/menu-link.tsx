import { QuoteOpener } from "#quote/quote-opener.tsx";
import { NewWindowIcon } from "#ui/icons.tsx";
import { PageLink } from "#ui/page-link.tsx";

import type { Entry } from "./entries.ts";

/** A list of entries. Without classes: the links stand three times in every page, so shell.css dresses them by their place. */
export function MenuLinks({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** An entry of a menu or of the footer. What opens a new window shows and says so. */
export function MenuLink({ entry }: { entry: Entry }) {
  const { label, href, prefill, isNewWindow, current } = entry;
  if (href === undefined) {
    return (
      <QuoteOpener prefill={prefill} className="">
        {label}
      </QuoteOpener>
    );
  }
  return (
    <PageLink
      href={href}
      {...(current ? { "aria-current": current } : {})}
      {...(isNewWindow ? { target: "_blank", rel: "noopener" } : {})}
    >
      {label}
      {isNewWindow && <NewWindowIcon />}
    </PageLink>
  );
}
