import type { BrowserPartName } from "./browser-parts.ts";
import type * as packages from "./en/packages.ts";
import type { BrowserWords } from "./page-words.ts";

// In the browser, English is part of the scripts. A page in another language names the folder with its words in `data-words` of the root
// element. Next loads the part `page` before it hydrates the page (next-internals/load-before-hydration.ts), and `loadWords` the others.
// Links between languages load a new document, so the language of a document never changes.

/** The part of the catalog with the exports of a file. */
export type BrowserPart<Part> = Pick<BrowserWords, keyof Part & keyof BrowserWords>;

/** The words of packages, by their names in the catalog. */
export type PackageWords = typeof packages;

/** Loads the words of a part of the site, if the page is not in English. On the server, all words are there. */
export async function loadWords(part: BrowserPartName): Promise<void> {
  const folder = globalThis.document?.documentElement.dataset["words"];
  if (folder) await import(/* turbopackIgnore: true */ `${folder}${part}.js`);
}

/** Code with its words, which are loaded at the same time. */
export async function withWords<Code>(part: BrowserPartName, code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadWords(part)]);
  return loaded;
}

/** The words of the page's language, for browser code outside components. Components call `useWords`. */
export function browserWords<Part extends Partial<BrowserWords>>(english: Part): BrowserPart<Part>;
export function browserWords(english: Partial<BrowserWords>): Partial<BrowserWords> {
  return globalThis.pageWords ?? english;
}

/** The words of a package in the page's language. Undefined for English: the package itself has these. */
export function packageWords<Name extends keyof PackageWords & keyof BrowserWords>(
  name: Name,
): PackageWords[Name] | undefined {
  return globalThis.pageWords?.[name];
}
