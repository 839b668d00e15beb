import type { BrowserPart, PackageWords } from "./browser-words.ts";
import type { BrowserWords } from "./page-words.ts";
import { getWords } from "./words.ts";

/**
 * The words of the page's language, for components that also run in the browser. package.json selects this file on the server and
 * use-words.browser.ts in the browser. `english` is a catalog file, imported as a whole (`import * as english from
 * "#locale/en/search.ts"`): the browser has only these words, unless the page is in another language.
 */
export function useWords<Part extends Partial<BrowserWords>>(_english: Part): BrowserPart<Part> {
  return getWords();
}

/** The words of a package in the page's language. Undefined for English in the browser: the package itself has these. */
export function usePackageWords<Name extends keyof PackageWords>(name: Name): PackageWords[Name] | undefined {
  return getWords()[name];
}
