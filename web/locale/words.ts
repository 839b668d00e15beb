import { cache } from "react";

import * as english from "./en/index.ts";

/** The words of the code in one language. Words that editors can change are content, in the Studio. */
export type Words = typeof english;

/** The site's own language. It needs no `language` document. */
export const ENGLISH = "en";

/** The catalogs by the codes of their languages. */
const catalogs: Readonly<Record<string, Words>> = { [ENGLISH]: english };

/** The catalog of a language, or the English one. For route handlers and other code without a render. */
export function wordsOf(language: string): Words {
  return catalogs[language] ?? english;
}

/** The language of the current render. React keeps one for each request. */
const render = cache(() => ({ language: ENGLISH }));

/**
 * Sets the language of the current render. Each layout, page and `generateMetadata` calls it first, because Next starts them in no
 * fixed order.
 */
export function setLanguage(language: string): void {
  render().language = language;
}

/** The code of the language of the current render. Only in server components. */
export function getLanguage(): string {
  return render().language;
}

/** The words in the language of the current render. Only in server components; all others use `useWords`. */
export function getWords(): Words {
  return wordsOf(getLanguage());
}
