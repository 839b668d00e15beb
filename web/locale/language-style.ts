import type { CSSProperties } from "react";

import { ENGLISH } from "./catalogs.ts";
import { getLanguage, getWords } from "./words.ts";

/**
 * What differs in the style of a language, for the root element. The style sheet is for English: pages in other languages have the note of
 * print.css in theirs, and break long words, because a compound can be longer than a column. Not every browser can hyphenate: it then
 * breaks the word anywhere. Texts with `--wrap` (globals.css) also do not make their column wider.
 */
export function languageStyle(): CSSProperties | undefined {
  if (getLanguage() === ENGLISH) return undefined;
  const style: CSSProperties & Record<"--print-note" | "--wrap", string> = {
    // A JSON string is also a string of CSS.
    "--print-note": JSON.stringify(getWords().materialTable.notice),
    hyphens: "auto",
    hyphenateLimitChars: "10 4 4",
    overflowWrap: "break-word",
    "--wrap": "anywhere",
  };
  return style;
}
