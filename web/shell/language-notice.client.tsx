"use client";

import { getStored, setStored } from "browser-kit/browser-storage.ts";
import { AfterHydration } from "lazy-islands/after-hydration.client.tsx";
import { useState } from "react";
import { firstSegment, SITE_LANGUAGE } from "schemas/fields/language.ts";

import { pageLanguage } from "#locale/page-language.ts";

/** This page in another language, with the words of that language. */
export interface LanguageOffer {
  readonly code: string;
  readonly href: string;
  readonly label: string;
  readonly text: string;
  readonly dismiss: string;
}

/** Offers the page in the language of the browser, if it has one. All visitors get the same page, and nobody is redirected. */
export function LanguageNotice({ offers }: { offers: readonly LanguageOffer[] }) {
  return (
    <AfterHydration>
      <Offer offers={offers} />
    </AfterHydration>
  );
}

/** A key of `localStorage`. What it holds is sent nowhere. */
const CHOSEN = "language";

function Offer({ offers }: { offers: readonly LanguageOffer[] }) {
  const page = pageLanguage();
  const codes = offers.map(({ code }) => code);
  const choose = () => setStored("localStorage", CHOSEN, page);
  const [isChosen, setChosen] = useState(
    () =>
      Boolean(getStored("localStorage", CHOSEN)) || (isChoice(document.referrer, page, codes) && choose()),
  );
  const language = offeredLanguage(navigator.languages, page, codes);
  const offer = offers.find(({ code }) => code === language);
  if (isChosen || offer === undefined) return null;
  const { code, href, label, text, dismiss } = offer;
  return (
    <aside
      lang={code}
      aria-label={label}
      className="fixed end-4 bottom-4 z-10 max-w-sm border-[1.5px] border-ink bg-white p-4 text-14 shadow-dialog print:hidden"
    >
      <a href={href} hrefLang={code} className="text-link font-semibold">
        {text}
      </a>
      <button
        type="button"
        className="text-link ms-4 cursor-pointer text-ink-2"
        onClick={() => {
          choose();
          setChosen(true);
        }}
      >
        {dismiss}
      </button>
    </aside>
  );
}

/**
 * Whether the visitor has chosen the language of this page: the page before was on this site, in another language. Only the switch and the
 * notice lead from one language to a page that exists in both.
 */
export function isChoice(referrer: string, page: string, offers: readonly string[]): boolean {
  const { origin } = location;
  if (!referrer.startsWith(`${origin}/`)) return false;
  const [path = "/"] = referrer.slice(origin.length).split(/[?#]/, 1);
  const before = [page, ...offers].find((code) => code === firstSegment(path)) ?? SITE_LANGUAGE;
  return before !== page;
}

/** The language to offer: the first language of the browser that the page has. None for readers of the language of the page. */
export function offeredLanguage(
  preferred: readonly string[],
  page: string,
  offers: readonly string[],
): string | undefined {
  for (const tag of preferred) {
    const wanted = tag.toLowerCase();
    const speaks = (code: string) => wanted === code || wanted.startsWith(`${code}-`);
    if (speaks(page)) return undefined;
    const found = offers.find(speaks);
    if (found) return found;
  }
  return undefined;
}
