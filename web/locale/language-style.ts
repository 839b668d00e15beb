import type { CSSProperties } from "react";

import { ENGLISH } from "./catalogs.ts";
import { getLanguage, getWords } from "./words.ts";

/** Typefaces of the visitor's system, for the characters that the fonts of the site (globals.css) lack. */
// cspell:disable-next-line
const JAPANESE_FONTS = '"Hiragino Sans","Noto Sans JP","BIZ UDPGothic","Yu Gothic Medium",Meiryo,sans-serif';

const JAPANESE_STYLE: Style = {
  lineBreak: "strict",
  wordBreak: "auto-phrase",
  "--font-sans": `"signs","diameter","archivo more",var(--font-archivo),${JAPANESE_FONTS}`,
  "--font-mono": `"signs mono","diameter",var(--font-jetbrains-mono),${JAPANESE_FONTS}`,
};

type Style = CSSProperties & Partial<Record<`--${string}`, string>>;

/**
 * What differs in the style of a language, for the root element. The style sheet is for English: pages in other languages have the note of
 * print.css in theirs, and break long words, because a compound can be longer than a column. Not every browser can hyphenate: it then
 * breaks the word anywhere. Texts with `--wrap` (globals.css) also do not make their column wider. Japanese has no spaces, and breaks
 * between phrases where the browser knows them.
 */
export function languageStyle(): CSSProperties | undefined {
  const language = getLanguage();
  if (language === ENGLISH) return undefined;
  const style: Style = {
    // A JSON string is also a string of CSS.
    "--print-note": JSON.stringify(getWords().materialTable.notice),
    "--wrap": "anywhere",
    overflowWrap: "break-word",
    ...(language === "ja" ? JAPANESE_STYLE : { hyphens: "auto", hyphenateLimitChars: "10 4 4" }),
  };
  return style;
}
