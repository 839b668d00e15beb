// Splits a text into terms, in the same way for the index and for queries: in lower case, with unified spelling, reduced to word
// stems. Numbers stay whole, so that the search finds “M3”, “Ra 1.6”, “6061-T6” and “0.5 mm” as they are written on drawings.

import { english, type WordForms } from "./word-forms.ts";

/** Everything between white space and separators. A word includes the hyphens, points and signs inside it, and a fraction its slash. Its length
 * is limited, because finding the forms of a word takes the square of it. */
const WORD =
  /(?:\d+\/\d|[\p{L}\d±%°⌀]|\.(?=\d))(?:[\p{L}\p{M}\d.,'’+\-‑%°²³\u00ad]{0,200}[\p{L}\p{M}\d%°²³])?/gu;

/** A word of a text, and where it is. */
interface FoundWord {
  readonly word: string;
  readonly index: number;
}

/** Letters and digits as wide as a kanji: `Ｒａ １．６`. */
const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;

/** The words of a text with their positions. */
export function wordsOf(text: string, { split }: WordForms = english): FoundWord[] {
  const plain = text.replace(FULL_WIDTH, (wide) =>
    String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
  );
  return [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (split === undefined) return [{ word, index }];
    return split(word).map((part) => ({ word: part.word, index: index + part.index }));
  });
}

const caches = new Map<WordForms, Map<string, string[][]>>();
/** More words than the site has. Without a limit, visitors' queries could fill the server's memory. */
const MAX_CACHED = 20_000;

/**
 * All ways to read a word. A compound is read as a whole, joined, and in parts: `6061-T6` → `6061-t6`, `6061t6`, and `6061` with
 * `t6`. A number is also read without its sign, and separately from the letters around it: `17-4PH` → `17-4` with `ph`, `ISO2768mK` →
 * `iso` with `2768`, `M6x1` → `m6` with `1`, `Ø6` → `6`.
 */
export function readingsOf(word: string, forms: WordForms = english): readonly string[][] {
  const cache = caches.get(forms) ?? new Map<string, string[][]>();
  caches.set(forms, cache);
  const known = cache.get(word);
  if (known) return known;
  const spelled = forms.spell(word);
  const parts = spelled.split(/[-+,]/).filter(Boolean);
  const [, number, letters] = /^(\d[\d.-]+)([a-z]{2,})$/.exec(spelled) ?? [];
  const readings = [
    [parts.map(forms.stem).join("-") || spelled],
    ...(parts.length > 1 ? [[parts.join("")], parts.map(forms.stem)] : []),
    ...(/^[±ø⌀]\d/.test(spelled) ? [[spelled.slice(1)]] : []),
    ...(number && letters ? [[number, letters]] : []),
    ...[GLUED_STANDARD, GLUED_SIZE].flatMap((glued) => {
      const [, ...names] = glued.exec(spelled) ?? [];
      return names.length === 0 ? [] : [names];
    }),
  ];
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, readings);
  return readings;
}

/** A standard and its number. A class at its end, as in `ISO2768mK`, is not part of most texts about the standard. */
const GLUED_STANDARD = /^([a-z]{2,})(\d{3,})(?:-?[a-z]{1,2})?$/;
/** A thread with its pitch, or two sizes: `M6x1`, `20x30`. */
const GLUED_SIZE = /^([a-z]?\d[\d.]*)x(\d[\d.]*)$/;

const NUMBER = /^±?\d[\d.]*$/;
const UNIT = /^(?:mm|cm|m|um|μm|in|inch|mpa|gpa|kpa|psi|kg|g|t)$/;
const SIZE = /^(±?\d[\d.]*)([a-zμ]+)$/;

/** A number with its unit, as one word or two. Undefined for other words. */
export function sizeOf(left: string, right = ""): { number: string; unit: string; words: 1 | 2 } | undefined {
  if (NUMBER.test(left) && UNIT.test(right)) return { number: left, unit: right, words: 2 };
  const [, number = "", unit = ""] = SIZE.exec(left) ?? [];
  return UNIT.test(unit) ? { number, unit, words: 1 } : undefined;
}

/** Short words and units that stand before a number without being part of a name: “from 3 mm to 5 mm”. In English and German. */
const BEFORE_NUMBERS = new Set(
  "as at by in is of on or to up and for per the bei bis mit und von mm cm um mpa gpa psi kg".split(" "),
);

/** Joins two adjacent words that can also be written as one: `Ra 1.6`, `M 3`, `PA 12` and `0.5 mm`. Undefined for other words. */
export function joinedName(left = "", right = ""): string | undefined {
  const isShort = /^[a-z]{1,3}$/.test(left) && !BEFORE_NUMBERS.has(left);
  const isName = (isShort && /^\d/.test(right)) || (NUMBER.test(left) && UNIT.test(right));
  return isName ? left + right : undefined;
}

/** All terms of a text, for the index. */
export function termsOf(text: string, forms: WordForms = english): string[] {
  const words = wordsOf(text, forms).map(({ word }) => readingsOf(word, forms));
  return words.flatMap((readings, position) => {
    const joined = joinedName(readings[0]?.[0], words[position + 1]?.[0]?.[0]);
    return readings.flat().concat(joined ?? []);
  });
}
