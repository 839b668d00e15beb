import { foreignLink } from "#cms/foreign-link.ts";
import { QuoteButton } from "#quote/dialog/quote-button.tsx";
import { NewWindowIcon } from "#ui/icons.tsx";
import { InLanguage } from "#ui/in-language.tsx";

import type { Entry } from "./menus.ts";

/** A list of entries. shell.css styles them without classes, because each page contains the links three times. */
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

/** The label of a menu or an entry. */
export function MenuLabel({ of: { label, language } }: { of: Pick<Entry, "label" | "language"> }) {
  return <InLanguage language={language}>{label}</InLanguage>;
}

/** An entry of a menu or of the footer. NewWindowIcon announces a new window. */
export function MenuLink({ entry }: { entry: Entry }) {
  const { href, prefill, isNewWindow, current } = entry;
  const label = <MenuLabel of={entry} />;
  if (href === undefined) {
    return (
      <QuoteButton prefill={prefill} className="">
        {label}
      </QuoteButton>
    );
  }
  return (
    <a
      href={href}
      {...foreignLink(href)}
      {...(current ? { "aria-current": current } : {})}
      {...(isNewWindow ? { target: "_blank", rel: "noopener" } : {})}
    >
      {label}
      {isNewWindow && <NewWindowIcon />}
    </a>
  );
}
