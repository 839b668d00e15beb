import { pathInLanguage } from "schemas/fields/language.ts";

import { telephone } from "#cms/links.ts";
import type { SETTINGS_QUERY_RESULT } from "#cms/types.generated.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { QuoteButton } from "#quote/dialog/quote-button.tsx";
import { factoryTourLabel, quoteLabel } from "#quote/settings-texts.tsx";
import { SEARCH_PATH } from "#search/addresses.ts";
import { buttonClass } from "#ui/button.ts";
import { CloseIcon, NewWindowIcon, SearchIcon } from "#ui/icons.tsx";

import { Brand } from "./brand.tsx";
import { type LanguageEntry, LanguageList } from "./language-switch.tsx";
import { MenuLabel, MenuLinks } from "./menu-links.tsx";
import { type Group, type Menu, phoneGroups } from "./menus.ts";

export const PHONE_MENU_ID = "phone-menu";

interface PhoneMenuProps {
  languages: readonly LanguageEntry[];
  menus: readonly Menu[];
  brand: { home: string; name: string; src?: string | undefined };
  tour: string | undefined;
  settings: SETTINGS_QUERY_RESULT;
}

const ROW = "flex h-14 items-center justify-between border-b border-rule text-18 font-semibold";

/**
 * The menu on narrow screens: the search, and six groups, one open at a time (docs/behavior.md §3.5). It is a popover, because the
 * browser then closes it when the quote dialog opens.
 */
export function PhoneMenu({ languages, menus, brand, tour, settings }: PhoneMenuProps) {
  const { contact, header, search } = getWords();
  return (
    <div id={PHONE_MENU_ID} popover="auto" className="phone-menu">
      <div className="flex h-16 items-center justify-between border-b border-rule px-edge">
        <Brand {...brand} />
        <button
          type="button"
          popoverTarget={PHONE_MENU_ID}
          popoverTargetAction="hide"
          // The menu covers the button that opened it, so the focus must not stay there.
          autoFocus
          aria-label={header.closeMenu}
          className="-me-2.5 grid size-11 flex-none cursor-pointer place-items-center"
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={header.mainMenu} className="px-edge">
        <a href={pathInLanguage(SEARCH_PATH, getLanguage())} className={ROW}>
          {search.open}
          <SearchIcon />
        </a>
        {phoneGroups(menus).map((group) => (
          <PhoneGroup key={group.key} group={group} />
        ))}
        {tour && (
          <a href={tour} target="_blank" rel="noopener" className={ROW}>
            {factoryTourLabel(settings)}
            <NewWindowIcon />
          </a>
        )}
      </nav>
      <LanguageList entries={languages} className="px-edge pt-5" />
      <div className="grid gap-3 px-edge pt-5 pb-8">
        <QuoteButton className={`${buttonClass("primary")} justify-center`}>
          {quoteLabel(settings)}
        </QuoteButton>
        {settings && (
          <p className="flex flex-wrap gap-x-4 text-14 text-ink-2">
            <a href={`mailto:${settings.email}`} className="py-2.5 text-link">
              {settings.email}
            </a>
            <a href={telephone(settings.phone, settings.phoneExtension)} className="py-2.5 text-link">
              {contact.phoneNumber(settings.phone, settings.phoneExtension)}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function PhoneGroup({ group }: { group: Group }) {
  const isOpen = group.entries.some(({ current }) => current === "page");
  return (
    <details name="phone-menu" open={isOpen}>
      <summary>
        <MenuLabel of={group} />
      </summary>
      <MenuLinks entries={group.entries} />
    </details>
  );
}
