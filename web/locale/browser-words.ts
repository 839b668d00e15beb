import type * as browserCatalog from "./en/browser.ts";
import type * as packages from "./en/packages.ts";

// In the browser, English is part of the scripts. A page in another language names the file with its catalog in `data-words` of the root
// element, and Next loads it before it hydrates the page (next-internals/load-before-hydration.ts). Links between languages load a new
// document, so the language of a document never changes.

/** The words that browser code uses: a part of the catalog. */
export type BrowserWords = typeof browserCatalog;

/** The part of the catalog with the exports of a file. */
export type BrowserPart<Part> = Pick<BrowserWords, keyof Part & keyof BrowserWords>;

/** The words of packages, by their names in the catalog. */
export type PackageWords = typeof packages;

declare global {
  /** The catalog of a page that is not in English: see register-catalog.ts. */
  var pageWords: (BrowserWords & PackageWords) | undefined;
}

/** Loads the catalog, if the page is not in English. Only for scripts that do not wait for hydration. */
export async function loadWords(): Promise<void> {
  const address = document.documentElement.dataset["words"];
  if (address) await import(/* turbopackIgnore: true */ address);
}

/** The words of the page's language, for browser code outside components. Components call `useWords`. */
export function browserWords<Part extends Partial<BrowserWords>>(english: Part): BrowserPart<Part> {
  return globalThis.pageWords ?? english;
}

/** The words of a package in the page's language. Undefined for English: the package itself has these. */
export function packageWords<Name extends keyof PackageWords>(name: Name): PackageWords[Name] | undefined {
  return globalThis.pageWords?.[name];
}
