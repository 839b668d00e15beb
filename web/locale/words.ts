import { renderedPath } from "next-internals/rendered-path.ts";

import { languageOfPath, type Words, wordsOf } from "./catalogs.ts";

/** What comes before the path of a page in the path of its share picture, which is in the language of the page. */
const SHARE_PICTURE = /^\/api\/share(?=\/)/;

/** The code of the language of the current render: its path decides. English outside of a render. */
export function getLanguage(): string {
  return languageOfPath((renderedPath() ?? "/").replace(SHARE_PICTURE, ""));
}

/** The words in the language of the current render. Components that also run in the browser call `useWords`. */
export function getWords(): Words {
  return wordsOf(getLanguage());
}
