import { normalizeText } from "unicode-text/unicode-text.ts";

// Maps the spellings and endings of a word to one form.

/** What the search knows about the words of a language. */
export interface WordForms {
  /** Splits what is between spaces and separators, in a script that has no spaces between words. */
  readonly split?: (text: string) => { readonly word: string; readonly index: number }[];
  /** Unifies the spelling of a word. */
  readonly spell: (word: string) => string;
  /** Reduces a word to its stem. */
  readonly stem: (word: string) => string;
  /** Words without a meaning of their own. The index leaves them out of the text that is not shown in results. */
  readonly stopWords: ReadonlySet<string>;
}

/** British spellings and other variants. The expression matches the start of a word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^alumini?um/, "aluminum"],
  [/^mould/, "mold"],
  [/^(anod|galvan|passiv|polymer|vulcan|optim|minim|custom|organ|pulver|carbur|standard)i[sz]/, "$1iz"],
  [/^(colo|vapo)ur/, "$1r"],
  [/^grey/, "gray"],
  [/^(fib|cent|met|lit)re/, "$1er"],
  [/^sulph/, "sulf"],
  [/^analys/, "analyz"],
  [/^draught/, "draft"],
  [/^radii$/, "radius"],
];

/** `1,200` */
export const ENGLISH_THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Removes accents, possessives and separators of thousands, and writes decimals with a point: `0,05` → `0.05`. */
export function plainWord(word: string, thousands: RegExp): string {
  return normalizeText(word, "NFKD")
    .toLowerCase()
    .replace(/[\p{M}\u00ad]/gu, "")
    .replace(/[‑−]/g, "-")
    .replace(/['’]s$|['’]/g, "")
    .replace(thousands, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/^\./, "0.")
    .replace(/^(±?\d+\.(?:\d*[1-9])?)0+$/, "$1")
    .replace(/\.$/, "");
}

/** Unifies the spelling of a word: `Anodised` → `anodized`, `0,05` → `0.05`. */
export function spell(word: string): string {
  const plain = plainWord(word, ENGLISH_THOUSANDS);
  return SPELLINGS.reduce((text, [variant, spelling]) => text.replace(variant, spelling), plain);
}

/** A light stemmer: `bending`, `bends` and `bend` become one term. Short words and names with digits do not change. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const singular = word.replace(/(?<=..)ies$/, "y").replace(/(?<=[sx]|[cs]h)es$|(?<![su])s$/, "");
  const base = singular
    .replace(/ization$/, "ize")
    .replace(/(?<=[aeiouy].*)(?:ation|ing|ed)$/, "")
    .replace(/([bdgmnprt])\1$/, "$1");
  return (base.length < 3 ? singular : base).replace(/(?<=...)e$/, "");
}

export const english: WordForms = {
  spell,
  stem,
  stopWords: wordList(
    "a about also an and any are as at be because but by can do does for from has have how i if in into is it its me more most much must my no not of on only or other so should such than that the their them then there these they this to too use versus vs was we what when where which while who will with you your",
  ),
};

export function wordList(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
