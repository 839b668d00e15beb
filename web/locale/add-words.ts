import { type CodeOf, createWords, type DataOf, mergeWords } from "message-catalog/catalog.ts";

import type { BrowserWords } from "./page-words.ts";

/** Adds a part of a catalog to the words of the page. The files that build-scripts.ts makes call it. */
export function addWords<Code extends CodeOf<BrowserWords>>(
  data: DataOf<BrowserWords, Code>,
  code: Code,
  locale: string,
): void {
  globalThis.pageWords = mergeWords(
    globalThis.pageWords,
    createWords<BrowserWords, Code>(data, code, locale),
  );
}
