import { translationModel } from "schemas/translated-fields.ts";
import { mapTexts } from "translations/texts.ts";

import type { Block } from "#blocks/block.ts";

const LATIN = "abcdefghijklmnopqrstuvwxyz";
/** For each of them an Arabic letter that looks as long. What they spell is no language. */
// cspell:disable-next-line
const ARABIC = "ابكديفجهيجكلمنوبقرستوفوخيز";

/** A text in Arabic letters. Short words stay, because most are units, and so do numbers and names of standards. */
function inArabicLetters(text: string): string {
  return text.replaceAll(/[A-Za-z][a-z]{2,}/g, (word) =>
    word.toLowerCase().replaceAll(/[a-z]/g, (letter) => ARABIC.charAt(LATIN.indexOf(letter))),
  );
}

/** The blocks with their texts in Arabic letters, to look at the layout of pages that run from right to left. */
export function inPseudoArabic(blocks: readonly Block[]): readonly Block[] {
  const fields = translationModel.fields.get("page");
  if (fields === undefined) throw new Error("The schemas describe no pages.");
  const page = { _type: "page", blocks };
  return mapTexts(page, fields, ({ text }) => inArabicLetters(text)).blocks;
}
