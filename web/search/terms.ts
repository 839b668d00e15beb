// Splits a text into terms, in the same way for the index and for a query: lower case, one spelling, word stems. Numbers stay whole, so
// the search finds “M3”, “Ra 1.6”, “6061-T6” and “0.5 mm” as a drawing writes them.

import { spell, stem } from "./word-forms.ts";

/** Everything between white space and separators. A word includes the hyphens, points and signs inside it, and a fraction its slash. */
const WORD = /(?:\d+\/\d|[\p{L}\d±%°]|\.(?=\d))(?:[\p{L}\p{M}\d.,'’+\-‑%°²³]*[\p{L}\p{M}\d%°²³])?/gu;

/** The words of a text with their positions. */
export function wordsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(WORD)];
}

const cache = new Map<string, string[][]>();
/** More words than the site has. Without a limit, the queries of visitors would fill the memory of the server. */
const MAX_CACHED = 20_000;

/**
 * Each way to read a word. A compound is read whole, joined and in parts: `6061-T6` → `6061-t6`, `6061t6`, and `6061` with `t6`. A number
 * is read without its sign and apart from the letters after it, too: `17-4PH` → `17-4` with `ph`.
 */
export function readingsOf(word: string): readonly string[][] {
  const known = cache.get(word);
  if (known) return known;
  const spelled = spell(word);
  const parts = spelled.split(/[-+,]/).filter(Boolean);
  const [, number, letters] = /^(\d[\d.-]+)([a-z]{2,})$/.exec(spelled) ?? [];
  const readings = [
    [parts.map(stem).join("-") || spelled],
    ...(parts.length > 1 ? [[parts.join("")], parts.map(stem)] : []),
    ...(spelled.startsWith("±") ? [[spelled.slice(1)]] : []),
    ...(number && letters ? [[number, letters]] : []),
  ];
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, readings);
  return readings;
}

const NUMBER = /^±?\d[\d.]*$/;
const UNIT = /^(?:mm|cm|m|um|μm|in|inch|mpa|gpa|kpa|psi|kg|g|t)$/;

/** Two neighbors that can be written as one word: `Ra 1.6`, `M 3`, `PA 12` and `0.5 mm`; undefined for others. */
export function joinedName(left = "", right = ""): string | undefined {
  const isName =
    (/^(?!(?:as|at|by|in|is|of|on|or|to|up|and|for|per|the)$)[a-z]{1,3}$/.test(left) && /^\d/.test(right)) ||
    (NUMBER.test(left) && UNIT.test(right));
  return isName ? left + right : undefined;
}

/** All terms of a text, for the index. */
export function termsOf(text: string): string[] {
  const words = wordsOf(text).map(([word]) => readingsOf(word));
  return words.flatMap((readings, position) => {
    const joined = joinedName(readings[0]?.[0], words[position + 1]?.[0]?.[0]);
    return readings.flat().concat(joined ?? []);
  });
}
