import { firstSegment, SITE_LANGUAGE } from "schemas/fields/language.ts";

/** The site's own language. It needs no `language` document. */
export const ENGLISH = SITE_LANGUAGE;

/** The codes of the languages whose words the code has, besides English. The site serves a language that also has a document. */
export const TRANSLATED = ["de"] as const;

const translated: ReadonlySet<string> = new Set(TRANSLATED);

/** Whether the code has the words of a language. */
export function hasWords(language: string): boolean {
  return language === ENGLISH || translated.has(language);
}

/** The language of a path: its first segment if that is the code of a language, otherwise English. */
export function languageOfPath(path: string): string {
  const code = firstSegment(path);
  return translated.has(code) ? code : ENGLISH;
}
