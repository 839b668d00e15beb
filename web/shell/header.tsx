import { pathInLanguage } from "schemas/fields/language.ts";

import { getSettings } from "#cms/content.ts";
import { currentTip } from "#cms/current-tip.ts";
import {
  itemPath,
  navigationEditAttributes,
  type SanityAttribute,
  settingsEditAttributes,
} from "#cms/edit-attributes.tsx";
import { foreignLanguage } from "#cms/foreign-text.ts";
import { safeHref } from "#cms/links.ts";
import { wordmarkUrl } from "#cms/picture.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { QuoteButton } from "#quote/dialog/quote-button.tsx";
import { factoryTourLabel, ReplyTime, quoteLabel } from "#quote/settings-texts.tsx";
import { SEARCH_PATH } from "#search/addresses.ts";
import { buttonClass } from "#ui/button.ts";
import { DownIcon, MenuIcon, NewWindowIcon, SearchIcon } from "#ui/icons.tsx";
import { inLanguage } from "#ui/in-language.tsx";

import { Brand } from "./brand.tsx";
import { CmsLink } from "./cms-link.tsx";
import { LanguageNotice } from "./language-notice.client.tsx";
import { getLanguageEntries, LanguageMenu, languageOffers } from "./language-switch.tsx";
import { MenuLabel, MenuLink, MenuLinks } from "./menu-links.tsx";
import { getMenus, isCurrent, type Item, type Menu } from "./menus.ts";
import { PHONE_MENU_ID, PhoneMenu } from "./phone-menu.tsx";

const TOP_LEVEL =
  "flex h-10 cursor-pointer items-center gap-1 p-2 text-15 font-medium hover:text-accent-text";

/** docs/behavior.md §3.1. Menus are popovers, so they work without a script. */
export async function Header({ path }: { path: string | undefined }) {
  const [settings, languages, { menus }, editAttributes, menuAttributes] = await Promise.all([
    getSettings(),
    getLanguageEntries(path),
    getMenus(path),
    settingsEditAttributes(),
    navigationEditAttributes(),
  ]);
  const { header, search } = getWords();
  const home = pathInLanguage("/", getLanguage());
  const offers = languageOffers(languages);
  const tip = await currentTip(settings);
  const tour = safeHref(settings?.factoryTourUrl);
  const brand = {
    home,
    name: settings?.brandName ?? "",
    src: wordmarkUrl(settings?.wordmark),
  };
  return (
    <>
      {tip && (
        <aside aria-label={header.tip} className="bg-ink text-13 text-dark-text print:hidden">
          <p className="mx-auto flex max-w-sheet justify-between gap-6 px-edge py-1.5">
            <span {...inLanguage(foreignLanguage(settings, "tip"))} {...editAttributes("tip")}>
              <CmsLink link={settings?.tipLink} className="underline">
                {tip}
              </CmsLink>
            </span>
            <ReplyTime className="max-phone:hidden" />
          </p>
        </aside>
      )}
      <header className="sticky top-0 z-10 border-b border-rule bg-white print:static">
        <div className="mx-auto flex h-16 max-w-sheet items-center gap-1 px-edge wide:h-18">
          <Brand {...brand} isCurrent={path === home} />
          <nav aria-label={header.mainMenu} className="flex max-wide:hidden print:hidden">
            {menus.map((menu) => (
              <MenuPanel
                key={menu.key}
                menu={menu}
                attributes={menuAttributes(itemPath("menus", menu.key))}
              />
            ))}
            {tour && (
              <a href={tour} target="_blank" rel="noopener" className={TOP_LEVEL}>
                {factoryTourLabel(settings)}
                <NewWindowIcon />
              </a>
            )}
          </nav>
          <LanguageMenu entries={languages} className={TOP_LEVEL} />
          {/* The page script opens the search dialog. Without scripts this is a link to the search page. */}
          <a
            href={pathInLanguage(SEARCH_PATH, getLanguage())}
            aria-label={search.open}
            className="grid size-11 flex-none place-items-center max-phone:hidden print:hidden"
          >
            <SearchIcon />
          </a>
          {/* Below 448 px there is no room next to the brand. There the button is in the menu and on the page. */}
          <QuoteButton className={`${buttonClass("primary", "small")} max-[448px]:hidden print:hidden`}>
            <span className="max-phone:hidden">{quoteLabel(settings)}</span>
            <span className="phone:hidden">{header.requestQuoteShort}</span>
          </QuoteButton>
          <button
            type="button"
            popoverTarget={PHONE_MENU_ID}
            aria-label={header.openMenu}
            className="-me-2.5 grid size-11 flex-none cursor-pointer place-items-center wide:hidden print:hidden"
          >
            <MenuIcon />
          </button>
          <PhoneMenu languages={languages} menus={menus} brand={brand} tour={tour} settings={settings} />
        </div>
      </header>
      {offers.length > 0 && <LanguageNotice offers={offers} />}
    </>
  );
}

/** A menu of the header: a button and its panel of links. */
function MenuPanel({ menu, attributes }: { menu: Menu; attributes: SanityAttribute }) {
  const id = `menu-${menu.key}`;
  return (
    <div className="menu" {...attributes}>
      <button
        type="button"
        popoverTarget={id}
        data-current={isCurrent(menu) || undefined}
        className={`menu-button ${TOP_LEVEL}`}
      >
        <MenuLabel of={menu} />
        <DownIcon />
      </button>
      <div id={id} popover="auto" className="menu-panel shadow-dialog">
        <ul className={menu.items.length > 6 ? "columns-2 gap-8" : undefined}>
          {menu.items.map((item) => (
            <li key={item.key}>
              <MenuItem item={item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function MenuItem({ item }: { item: Item }) {
  if (item.kind === "entry") return <MenuLink entry={item} />;
  return (
    <>
      {item.entry ? (
        <MenuLink entry={item.entry} />
      ) : (
        <p>
          <MenuLabel of={item} />
        </p>
      )}
      <MenuLinks entries={item.entries} />
    </>
  );
}
