import type { Words } from "./words.ts";

// In the browser, English is part of the scripts. A page in another language names its catalog in `data-words` of the root element, and
// loads it before React hydrates the page. Links between languages load a new document, so the language of a document never changes.

declare global {
  /** The catalog of a page that is not in English. */
  var pageWords: Words | undefined;
}

/** Loads the catalog of the page, if it is not in English. */
export async function loadWords(): Promise<void> {
  const address = document.documentElement.dataset["words"];
  if (address) globalThis.pageWords = await import(/* turbopackIgnore: true */ address);
}

/** The words of the page's language, for browser code outside components. Components call `useWords`. */
export function browserWords<Part extends Partial<Words>>(
  english: Part,
): Pick<Words, keyof Part & keyof Words> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each export of a catalog file is part of the catalog
  return globalThis.pageWords ?? (english as Pick<Words, keyof Part & keyof Words>);
}
