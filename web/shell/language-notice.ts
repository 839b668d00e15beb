import { SITE_LANGUAGE } from "schemas/fields/language.ts";

/** The visitor's choice, as a key of `localStorage`. Only a click writes it, and it is sent nowhere. */
const CHOICE = "language";

/**
 * The offer to show: the first language of the browser that the site has. None for readers of the language of the page, and none for who
 * chose a language before. The script below contains this function as text, so it must not use anything outside of it.
 */
export function offeredLanguage(
  preferred: readonly string[],
  page: string,
  offers: readonly string[],
  chosen: string | null,
): string | undefined {
  if (chosen) return undefined;
  for (const tag of preferred) {
    const wanted = tag.toLowerCase();
    const speaks = (code: string) => wanted === code || wanted.startsWith(`${code}-`);
    if (speaks(page)) return undefined;
    const found = offers.find(speaks);
    if (found) return found;
  }
  return undefined;
}

/**
 * Runs after the offers. A link or the button of an offer is a choice, and a link of the switch too. Other links to pages in another
 * language are not.
 */
export const LANGUAGE_NOTICE = `{const store=l=>{try{localStorage.setItem("${CHOICE}",l)}catch{}};let chosen=null;try{chosen=localStorage.getItem("${CHOICE}")}catch{}const offers=[...document.querySelectorAll("[data-language-offer]")];const page=document.documentElement.dataset.language??"${SITE_LANGUAGE}";const shown=(${offeredLanguage.toString()})(navigator.languages,page,offers.map(e=>e.dataset.languageOffer),chosen);for(const e of offers){e.hidden=e.dataset.languageOffer!==shown;e.querySelector("button").onclick=()=>{e.hidden=true;store(page)}}document.addEventListener("click",e=>{const a=e.target instanceof Element&&e.target.closest("#menu-languages a,.language-list a,[data-language-offer] a");if(a)store(a.hreflang)})}`;
