import { normalizeText } from "unicode-text/unicode-text.ts";

import { withoutCodes } from "./codes.ts";

// cspell:ignore Mindestwandstärken Wandstärke Züge zuge

/** A term of the translators’ glossary. */
export interface Term {
  readonly source: string;
  /** The preferred translation. */
  readonly target: string;
  /** Other translations that are right. */
  readonly others?: readonly string[] | undefined;
  /** Words that must not be used for it. */
  readonly avoid?: readonly string[] | undefined;
}

/** Says what is wrong with the terms of a translated text. Empty if nothing is. */
export type TermCheck = (source: string, translation: string) => string[];

/**
 * Says which terms a translation lacks, and which words it should avoid. A term may be inflected or part of a compound:
 * `Mindestwandstärken` has the term `Wandstärke`. A longer term of the source hides the shorter ones in it.
 */
export function createTermCheck(terms: readonly Term[]): TermCheck {
  const prepared = terms
    .toSorted((a, b) => b.source.length - a.source.length)
    .map(({ source, target, others = [], avoid = [] }) => ({
      source,
      target,
      wanted: sourcePattern(source),
      isRight: others.concat(target).map(createMatch),
      avoided: avoid.map((word) => ({ word, pattern: wholeWords(word) })),
    }));
  return (source, translation) => {
    // A translator may say with soft hyphens where a long word can break.
    const plain = withoutCodes(translation).toLowerCase().replaceAll("\u00AD", "");
    const folded = fold(plain);
    let rest = withoutCodes(source).toLowerCase();
    return prepared.flatMap(({ source: term, target, wanted, isRight, avoided }) => {
      // Few texts have a term, and a search for plain text is many times as fast as one for a pattern.
      if (wanted === undefined || !rest.includes(wanted.start) || rest.search(wanted.pattern) < 0) return [];
      rest = rest.replaceAll(wanted.pattern, "\u0000");
      const found = avoided.filter((each) => each.pattern.test(plain));
      if (found.length > 0) return found.map(({ word }) => `“${word}” for “${term}”: write “${target}”`);
      return isRight.some((matches) => matches(folded)) ? [] : [`“${term}” should be “${target}”`];
    });
  };
}

// Patterns for lower case. With the flag that ignores case, each takes milliseconds to compile.

/**
 * Matches a term of English as whole words in the singular or plural, with any spaces or hyphens between. Each match begins with
 * `start`. It never begins with spaces: searching for such a pattern would take the square of their number. Undefined for a term without words.
 */
function sourcePattern(term: string): { pattern: RegExp; start: string } | undefined {
  const words = term
    .trim()
    .toLowerCase()
    .split(/[\s-]+/u)
    .filter(Boolean);
  const last = words.pop();
  if (last === undefined) return undefined;
  const [stem, endings] = last.endsWith("y") ? [last.slice(0, -1), "(?:y|ies)"] : [last, "(?:e?s)?"];
  const plural = `${RegExp.escape(stem)}${endings}`;
  const pattern = [...words.map((word) => RegExp.escape(word)), plural].join("[\\s\\u00A0-]+");
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "gu"),
    start: words[0] ?? stem,
  };
}

/** Matches a text that has all words of a term, in any order and inflection, also inside of other words. */
function createMatch(term: string): (folded: string) => boolean {
  const stems = fold(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stemOf);
  return (folded) => stems.every((stem) => folded.includes(stem));
}

const MIN_STEM_LENGTH = 3;
const ENDINGS = /(?:en|er|es|em|e|n|s)$/u;

/** A word without its ending. It stays long enough to be recognized. Words of scripts without endings stay as they are. */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, "");
  return stem.length >= MIN_STEM_LENGTH ? stem : word;
}

/** Lower case, without accents: `Züge` and `Zug` become `zuge` and `zug`. */
function fold(text: string): string {
  const withoutAccents = normalizeText(text, "NFD").replaceAll(/(?<=[A-Za-z])\p{M}/gu, "");
  return normalizeText(withoutAccents, "NFC").toLowerCase();
}

/** Scripts that have no spaces between words. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Matches words that must not be used, alone and with an ending. */
function wholeWords(word: string): RegExp {
  if (WITHOUT_SPACES.test(word)) return new RegExp(RegExp.escape(word.trim().toLowerCase()), "u");
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(word.trim().toLowerCase())}(?:en|er|es|em|e|n|s)?(?![\\p{L}\\p{N}])`,
    "u",
  );
}
