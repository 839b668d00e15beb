import { renderedPath } from "next-internals/rendered-path.ts";
import { pathInLanguage } from "schemas/fields/language.ts";
import { isSiteAddress } from "schemas/fields/path.ts";

import { getLocalPages, getRoutes, type LocalPage } from "#cms/content.ts";
import { getLanguages } from "#cms/fetch.ts";
import { ENGLISH, wordsOf } from "#locale/catalogs.ts";
import { ownPage } from "#locale/own-page.ts";
import { getLanguage, getWords } from "#locale/words.ts";
import { DownIcon, LanguageIcon } from "#ui/icons.tsx";

import type { LanguageOffer } from "./language-notice.client.tsx";

export interface LanguageEntry {
  readonly code: string;
  /** The name of the language in that language. */
  readonly name: string;
  readonly href: string;
  /** The language of the page at `href`, which is English for a page that is not translated. */
  readonly hrefLang: string;
  /** Says that the entry does not lead to this page in this language. */
  readonly note: string | undefined;
  readonly isCurrent: boolean;
}

/** The same page in each language that visitors can read. Empty while there is only one. `path`: the path of a page of the content. */
export async function getLanguageEntries(path: string | undefined): Promise<LanguageEntry[]> {
  const languages = await getLanguages();
  if (languages.length === 0) return [];
  const pages = await getPagesAt(path);
  const english = pages.find(({ code }) => code === ENGLISH);
  const all = [
    { code: ENGLISH, name: wordsOf(ENGLISH).languages.name, missingPages: "english" as const },
    ...languages,
  ];
  return all.flatMap(({ code, name, missingPages }): LanguageEntry[] => {
    const entry = { code, name, isCurrent: code === getLanguage() };
    const own = pages.find((page) => page.code === code);
    if (own) return [{ ...entry, href: own.path, hrefLang: code, note: undefined }];
    if (missingPages === "hidden" && !entry.isCurrent) return [];
    const words = wordsOf(code).languages;
    // The reader of an English page has that page already.
    const isElsewhere = english !== undefined && getLanguage() !== ENGLISH;
    return isElsewhere
      ? [{ ...entry, href: english.path, hrefLang: ENGLISH, note: words.onlyInEnglish }]
      : [{ ...entry, href: pathInLanguage("/", code), hrefLang: code, note: words.homePage }];
  });
}

/** The page at a path of the content in all languages, or the page of the code that is being rendered. */
async function getPagesAt(path: string | undefined): Promise<LocalPage[]> {
  if (path !== undefined) {
    const route = (await getRoutes()).find(path);
    return route ? getLocalPages(route) : [];
  }
  const own = ownPage(renderedPath() ?? "/");
  if (!isSiteAddress(own)) return [];
  const codes = [ENGLISH, ...(await getLanguages()).map(({ code }) => code)];
  return codes.map((code) => ({ code, path: pathInLanguage(own, code) }));
}

function LanguageLinks({ entries }: { entries: readonly LanguageEntry[] }) {
  return (
    <ul>
      {entries.map(({ code, name, href, hrefLang, note, isCurrent }) => (
        <li key={code}>
          <a href={href} hrefLang={hrefLang} lang={code} {...(isCurrent && { "aria-current": "true" })}>
            {note === undefined ? name : `${name} (${note})`}
          </a>
        </li>
      ))}
    </ul>
  );
}

const PANEL_ID = "menu-languages";

/** The switch in the header: a button and its panel of languages. Nothing while the site has one language. */
export function LanguageMenu({
  entries,
  className,
}: {
  entries: readonly LanguageEntry[];
  className: string;
}) {
  if (entries.length === 0) return null;
  const current = entries.find(({ isCurrent }) => isCurrent);
  return (
    <div className="menu max-wide:hidden print:hidden">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-label={[getWords().languages.label, current?.code.toUpperCase()].join(" ")}
        className={`menu-button ${className}`}
      >
        <LanguageIcon />
        <span className="uppercase" aria-hidden="true">
          {current?.code}
        </span>
        <DownIcon />
      </button>
      {/* Not a second landmark: the footer has one with the same links. */}
      <div id={PANEL_ID} popover="auto" className="menu-panel shadow-dialog">
        <LanguageLinks entries={entries} />
      </div>
    </div>
  );
}

/** The switch in the footer and in the menu of narrow screens. */
export function LanguageList({
  entries,
  className,
}: {
  entries: readonly LanguageEntry[];
  className: string;
}) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={getWords().languages.label} className={`language-list ${className}`}>
      <LanguageLinks entries={entries} />
    </nav>
  );
}

/** What `LanguageNotice` may offer: the languages in which this page exists, besides its own. */
export function languageOffers(entries: readonly LanguageEntry[]): LanguageOffer[] {
  return entries
    .filter(({ isCurrent, note }) => !isCurrent && note === undefined)
    .map(({ code, name, href }) => {
      const { label, offer, dismiss } = wordsOf(code).languages;
      return { code, href, label, text: offer(name), dismiss };
    });
}
