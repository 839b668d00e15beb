import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { normalizeText } from "unicode-text/unicode-text.ts";

import { ENGLISH } from "#locale/catalogs.ts";

// cspell:ignore noto

// Static WOFF files, because ImageResponse reads neither WOFF2 nor variable fonts. Latin letters are from @fontsource/archivo 5.3.0,
// Greek and Cyrillic ones from @fontsource/noto-sans 5.3.0. Signs and Chinese are subsets of @expo-google-fonts/noto-sans-sc 0.4.3
// without layout features, and Japanese of @expo-google-fonts/noto-sans-jp 0.4.3: all characters of GB 2312 and of JIS X 0208.

interface ShareImageFont {
  readonly file: string;
  /** Whether the font has a glyph for a character. For one without a glyph, ImageResponse would request a font from Google. */
  readonly has: (character: string) => boolean;
}

const LETTERS: readonly ShareImageFont[] = [
  {
    file: "archivo-600.woff",
    has: matching(
      /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/,
    ),
  },
  {
    file: "archivo-more-600.woff",
    has: matching(
      /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u01c4-\u01dc\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/,
    ),
  },
  { file: "archivo-600.woff", has: matching(/[\u0131\u0152\u0153]/) },
  { file: "greek-600.woff", has: matching(/[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/) },
  { file: "cyrillic-600.woff", has: matching(/[\u0400-\u045f\u0490\u0491\u2116]/) },
  {
    file: "signs-600.woff",
    has: matching(
      /[\u2030\u2032\u2033\u2103\u2160-\u216b\u2190-\u2199\u21d2\u21d4\u2206\u2211\u221a\u221e\u2220\u2248\u2260\u2261\u2264\u2265\u2460-\u2469]/,
    ),
  },
];
const CHINESE: ShareImageFont = { file: "chinese-600.woff", has: encodedIn("gb2312") };
const JAPANESE: ShareImageFont = { file: "japanese-600.woff", has: encodedIn("euc-jp") };

/** The fonts in the order in which they are chosen. Chinese and Japanese draw many of the same characters differently. */
function fontsOf(language: string): readonly ShareImageFont[] {
  return [...LETTERS, ...(language === "ja" ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE])];
}

function matching(characters: RegExp): ShareImageFont["has"] {
  return (character) => characters.test(character);
}

/** The Chinese characters, kana and punctuation of an encoding with 87 rows of 94 characters. */
function encodedIn(encoding: "gb2312" | "euc-jp"): ShareImageFont["has"] {
  let characters: ReadonlySet<string> | undefined;
  return (character) => {
    characters ??= decodedCharacters(new TextDecoder(encoding));
    return characters.has(character);
  };
}

function decodedCharacters(decoder: TextDecoder): ReadonlySet<string> {
  const rows = Array.from({ length: 87 }, (_row, row) =>
    Array.from({ length: 94 }, (_cell, cell) => decoder.decode(Uint8Array.of(0xa1 + row, 0xa1 + cell))),
  );
  return new Set(rows.flat().filter((each) => /^[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]$/.test(each)));
}

/** Other spellings of characters that no font has. */
const SIMILAR: Readonly<Record<string, string>> = {
  "\u2300": "\u00d8",
  "\u2205": "\u00d8",
  "\u03bc": "\u00b5",
  "\u2126": "\u03a9",
  "\u2010": "-",
  "\u2011": "-",
  "\u2009": " ",
  "\u202f": " ",
};

/** The text that can be drawn: without characters that no font has, such as emoji. */
export function drawable(text: string): string {
  const fonts = fontsOf(ENGLISH);
  return Array.from(normalizeText(text, "NFC"), (character) => SIMILAR[character] ?? character)
    .filter((character) => fonts.some((font) => font.has(character)))
    .join("");
}

/** The fonts that a drawable text in a language needs. ImageResponse takes the first one that has a character. */
export async function fontsFor(text: string, language: string) {
  const fonts = fontsOf(language);
  const used = new Set(Array.from(text, (character) => fonts.find((font) => font.has(character))?.file));
  const files = new Set([
    "archivo-600.woff",
    ...fonts.map(({ file }) => file).filter((file) => used.has(file)),
  ]);
  return Promise.all(
    [...files].map(async (file) => ({
      name: file === "archivo-600.woff" ? "Archivo" : file,
      data: await readFile(join(process.cwd(), "styles/fonts", file)),
      weight: 600 as const,
    })),
  );
}
