import { expect, test, vi } from "vitest";

import { ENGLISH, wordsOf } from "./catalogs.ts";
import { languageStyle } from "./language-style.ts";

let language = ENGLISH;
vi.mock(import("./words.ts"), () => ({
  getLanguage: () => language,
  getWords: () => wordsOf(language),
}));

test("English pages have no style of their language: the style sheet is for them", () => {
  language = ENGLISH;
  expect(languageStyle()).toBeUndefined();
});

test("German pages hyphenate long words and print a German note", () => {
  language = "de";
  expect(languageStyle()).toEqual({
    "--print-note": '"Richtwerte, nicht für Spezifikationen."',
    hyphens: "auto",
    hyphenateLimitChars: "10 4 4",
    overflowWrap: "break-word",
    "--wrap": "anywhere",
  });
});

test("Japanese pages break lines between phrases, and have fonts of the system", () => {
  language = "ja";
  const style = languageStyle();
  expect(style).toMatchObject({ lineBreak: "strict", wordBreak: "auto-phrase" });
  expect(JSON.stringify(style)).toContain("Hiragino Sans");
});
