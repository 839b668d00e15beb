import { getRenderLanguage, setRenderLanguage } from "#next-internals/render-language.ts";
import { renderedPath } from "#next-internals/rendered-path.ts";

import { languageOfPath, type Words, wordsOf } from "./catalogs.ts";

/** Sets another language for the current render than that of its path. */
export const setLanguage = setRenderLanguage;

/** The code of the language of the current render: that of its path, or English outside of a render. */
export function getLanguage(): string {
  return getRenderLanguage() ?? languageOfPath(renderedPath() ?? "/");
}

/** The words in the language of the current render. Components that also run in the browser call `useWords`. */
export function getWords(): Words {
  return wordsOf(getLanguage());
}
