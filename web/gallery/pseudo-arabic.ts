import { translationModel } from "schemas/translated-fields.ts";
import { mapTexts } from "translations/texts.ts";

import type { Block } from "#blocks/block.ts";

/** A letter that looks as long as the Latin one. What it spells is no language. */
const LETTERS: Readonly<Record<string, string>> = {
  a: "ا",
  b: "ب",
  c: "ك",
  d: "د",
  e: "ي",
  f: "ف",
  g: "ج",
  h: "ه",
  i: "ي",
  j: "ج",
  k: "ك",
  l: "ل",
  m: "م",
  n: "ن",
  o: "و",
  p: "ب",
  q: "ق",
  r: "ر",
  s: "س",
  t: "ت",
  u: "و",
  v: "ف",
  w: "و",
  x: "خ",
  y: "ي",
  z: "ز",
};

/** A text in Arabic letters. Short words stay, because most are units, and so do numbers and names of standards. */
function inArabicLetters(text: string): string {
  return text.replaceAll(/[A-Za-z][a-z]{2,}/g, (word) =>
    word.toLowerCase().replaceAll(/[a-z]/g, (letter) => LETTERS[letter] ?? letter),
  );
}

/** The blocks with their texts in Arabic letters, to look at the layout of pages that run from right to left. */
export function inPseudoArabic(blocks: readonly Block[]): readonly Block[] {
  const fields = translationModel.fields.get("page");
  if (fields === undefined) throw new Error("The schemas describe no pages.");
  const page = { _type: "page", blocks };
  return mapTexts(page, fields, ({ text }) => inArabicLetters(text)).blocks;
}
