import { CATALOG_LANGUAGES, firstSegment, SITE_LANGUAGE } from "schemas/fields/language.ts";

import { catalogFolder } from "./catalog-file.ts";
import type { Words } from "./catalog-type.ts";
import { words as german } from "./de/index.ts";
import * as english from "./en/index.ts";
import { words as japanese } from "./ja/index.ts";

/** next.config.ts replaces it with the id of the build. */
declare const BUILD_ID: string;

export type { Words } from "./catalog-type.ts";

/** The site's own language. It needs no `language` document. */
export const ENGLISH = SITE_LANGUAGE;

/** The catalogs by the codes of their languages. */
const translated: Readonly<Record<(typeof CATALOG_LANGUAGES)[number], Words>> = {
  de: german,
  ja: japanese,
};
const catalogs: Readonly<Record<string, Words>> = { [ENGLISH]: english, ...translated };

/** The languages that the code has words for, besides English. */
export const TRANSLATED: readonly string[] = CATALOG_LANGUAGES;

/** The parameters of the routes in `[language]` that the build renders. */
export const languageParams = () => TRANSLATED.map((language) => ({ language }));

export function hasCatalog(language: string): boolean {
  return Object.hasOwn(catalogs, language);
}

/** The language of a path: its first segment if that is the code of a language, otherwise English. */
export function languageOfPath(path: string): string {
  const code = firstSegment(path);
  return code !== ENGLISH && hasCatalog(code) ? code : ENGLISH;
}

/** The catalog of a language, or the English one. For route handlers and other code without a render. */
export function wordsOf(language: string): Words {
  return (hasCatalog(language) ? catalogs[language] : undefined) ?? english;
}

/** The value of `data-words` of the root element: see browser-words.ts. Undefined for English. */
export function catalogAddress(language: string): string | undefined {
  // The words of a language that has just been started are the English ones.
  if (wordsOf(language) === english) return undefined;
  return `/_next/static/${catalogFolder(language, BUILD_ID)}/`;
}
