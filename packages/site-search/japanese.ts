import { ENGLISH_THOUSANDS, plainWord, type WordForms, wordList } from "./word-forms.ts";

/** Kanji and kana, and a run of other characters: `M3ねじ` is two. */
const JAPANESE_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * Japanese. `Intl.Segmenter` divides a text into words. A long vowel mark at the end of a word is left out, because `センター` and `センタ`
 * are both common.
 */
export const japanese: WordForms = {
  split: (text) =>
    [...text.matchAll(JAPANESE_RUN)].flatMap(({ 0: run, index }) => {
      if (!JAPANESE.test(run)) return [{ word: run, index }];
      segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
      return Array.from(segmenter.segment(run), (part) => ({
        word: part.segment,
        index: index + part.index,
      }));
    }),
  // Not in plainWord: without its marks, ジ would be シ.
  spell: (word) => (JAPANESE.test(word) ? word : plainWord(word, ENGLISH_THOUSANDS)),
  stem: (word) => word.replace(/(?<=\p{Script=Katakana}{2})ー$/u, ""),
  stopWords: wordList(
    "の に は を が と で も や へ から まで より など て た だ です ます する した して し い る れ な ない ある あり こと もの ため これ それ この その または および",
  ),
};
