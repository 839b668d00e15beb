import { plainWord, type WordForms, wordList } from "./word-forms.ts";

/** `1.200`, but not `0.125`, which people also type. */
const GERMAN_THOUSANDS = /(?<=(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})*)\.(?=\d{3}(?!\d))/g;

/**
 * German. Umlauts are found in all their spellings (`Fräsen`, `Fraesen`, `Frasen`) and ß as ss. The stemmer removes the endings of cases and
 * plurals only, because German forms long words of short ones, whose start the search finds anyway.
 */
export const german: WordForms = {
  spell: (word) =>
    plainWord(word, GERMAN_THOUSANDS)
      .replaceAll("ß", "ss")
      .replaceAll(/(?<!q)([aou])e/g, "$1"),
  stem: (word) =>
    word.length < 5 || /[^a-z]/.test(word) ? word : word.replace(/(?<=.{4})(?:ern|em|en|er|es|e|s|n)$/, ""),
  stopWords: wordList(
    "aber alle als am an auch auf aus bei beim bis da das dass dem den der des die diese dieser dieses durch ein eine einem einen einer eines er es fur hat im in ist ja kann kein keine man mehr mit nach nicht noch nur ob oder ohne sein sich sie sind so um und uns unser vom von vor war was wenn werden wie wir wird zu zum zur",
  ),
};
