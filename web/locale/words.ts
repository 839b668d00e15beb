import { getRenderLanguage, setRenderLanguage } from "#next-internals/render-language.ts";

import { ENGLISH, type Words, wordsOf } from "./catalogs.ts";

/**
 * Sets the language of the current render. Each layout, page and `generateMetadata` calls it first, because Next starts them in no
 * fixed order.
 */
export const setLanguage = setRenderLanguage;

/** The code of the language of the current render. */
export function getLanguage(): string {
  return getRenderLanguage() ?? ENGLISH;
}

/** The words in the language of the current render. Components that also run in the browser call `useWords`. */
export function getWords(): Words {
  return wordsOf(getLanguage());
}
