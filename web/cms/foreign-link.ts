import { languageOfPath } from "#locale/catalogs.ts";
import { getLanguage } from "#locale/words.ts";

/** The language of a page of this site, if it differs from the language that is being rendered. */
function foreignLanguage(href: string): string | undefined {
  const language = languageOfPath(href);
  return href.startsWith("/") && language !== getLanguage() ? language : undefined;
}

/**
 * The attribute of a link to a page in another language. Such a link loads a document, because the words of a document stay in its
 * language (packages/client-navigation/follow-links.ts). Empty for all others.
 */
export function foreignLink(href: string | undefined): { readonly hrefLang?: string } {
  const language = href === undefined ? undefined : foreignLanguage(href);
  return language === undefined ? {} : { hrefLang: language };
}

/** The attribute of a text that comes from a page, such as its summary, if that page is in another language. */
export function foreignText(path: string): { readonly lang?: string } {
  const language = foreignLanguage(path);
  return language === undefined ? {} : { lang: language };
}

/** The language of a page's title, for lists and tables of names. Empty if that is the language that is being rendered. */
export function languageOfTitle(path: string | null | undefined): { readonly language?: string } {
  const language = foreignLanguage(path ?? "");
  return language === undefined ? {} : { language };
}

/** The attributes of a link whose text comes from the page itself, such as its title. */
export function foreignPage(path: string): { readonly hrefLang?: string; readonly lang?: string } {
  return { ...foreignLink(path), ...foreignText(path) };
}
