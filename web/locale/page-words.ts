import type { WordForms } from "site-search/word-forms.ts";

import type { BROWSER_PARTS, BrowserPartName } from "./browser-parts.ts";
import type { Words } from "./catalog-type.ts";

/** The words that browser code uses: a part of the catalog. */
export interface BrowserWords extends Pick<
  Words,
  keyof Words & (typeof BROWSER_PARTS)[BrowserPartName][number]
> {}

declare global {
  /** The words of a page that is not in English, as far as they are loaded. The files of build-scripts.ts add to them. */
  var pageWords: BrowserWords | undefined;
  /** What the search knows about words. Comes with the words of the part `search`. */
  var pageWordForms: Readonly<Record<string, WordForms>> | undefined;
}
