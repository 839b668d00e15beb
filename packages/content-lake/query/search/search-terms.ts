import { LruCache } from "../lru-cache.ts";
import { isObject } from "../values.ts";
import { tokenize } from "./match.ts";

/**
 * A search: words and "phrases", all required, in any order. `pre*` is a prefix, and `-not` is an exclusion. "" and `*` match
 * everything.
 */
export interface Search {
  readonly query: string;
  readonly terms: readonly Term[];
}

const MAX_PARSED = 16;
/**
 * Far more than anybody types. What comes after is ignored: each term takes memory and, for every document that the index adds in the
 * background, time that no budget counts.
 */
const MAX_SEARCH_LENGTH = 2000;
const MAX_TERMS = 20;
const parsed = new LruCache<Search>(MAX_PARSED);

/** Parses a search. Never throws, because every text is a valid search. */
export function parseSearch(text: string): Search {
  const query = text.slice(0, MAX_SEARCH_LENGTH);
  return parsed.getOrCreate(query, () => ({ query, terms: parseTerms(query) }));
}

function parseTerms(query: string): Term[] {
  const terms = [...query.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))(\*?)/g)].flatMap(
    ([, minus, phrase, word = "", star]) => {
      const isPrefix = phrase === undefined ? word.endsWith("*") : star === "*";
      const words = tokenize(foldCaseAndAccents(phrase ?? word));
      return words.length === 0 ? [] : [new Term(words, isPrefix, minus === "-")];
    },
  );
  return terms.slice(0, MAX_TERMS);
}

export class Term {
  /** The words. A phrase has more than one. */
  readonly words: readonly string[];
  /** Whether the last word is a prefix. */
  readonly isPrefix: boolean;
  readonly isExcluded: boolean;
  /** The words with spaces around them, as in the texts of `toSearchText`. */
  readonly #needle: string;

  constructor(words: readonly string[], isPrefix: boolean, isExcluded: boolean) {
    this.words = words;
    this.isPrefix = isPrefix;
    this.isExcluded = isExcluded;
    this.#needle = ` ${words.join(" ")}${isPrefix ? "" : " "}`;
  }

  /** The number of occurrences in a text of `toSearchText`. */
  occurrencesInText(text: string): number {
    let count = 0;
    for (let at = text.indexOf(this.#needle); at >= 0; at = text.indexOf(this.#needle, at + 1)) count++;
    return count;
  }

  occurrencesIn(document: object): number {
    return this.occurrencesInText(searchTextOf(document));
  }
}

/** A search that finds nothing. */
export const NO_MATCH: Search = { query: "\0", terms: [new Term(["\0"], false, false)] };

// oxlint-disable-next-line no-control-regex -- the range of ASCII starts with control characters
const NON_ASCII = /[^\u0000-\u007f]/;

/**
 * Accents; the two half-width marks of Japanese, which become accents when they are decomposed; and the two Arabic signs that would become
 * sentences of eight and eighteen characters (U+FDFB and U+FDFA).
 */
const ACCENT = /[\p{M}\uff9e\uff9f\ufdfa\ufdfb]/gu;

/**
 * More characters than any page has: a search reads no others of a document or text. Others wait while V8 folds and splits them, and words
 * take twenty times the memory of their text in an index.
 */
export const MAX_SEARCHED_CHARACTERS = 200_000;

/**
 * Lower case without accents, so that "zurich" finds "Zürich". Accents are also removed before, because decomposing sorts them, which takes
 * the square of the length of a run.
 */
function foldCaseAndAccents(text: string): string {
  const lower = text.slice(0, MAX_SEARCHED_CHARACTERS).toLowerCase();
  if (!NON_ASCII.test(lower)) return lower;
  // oxlint-disable-next-line no-restricted-properties -- linear, because the accents are removed
  return lower.replace(ACCENT, "").normalize("NFKD").replace(ACCENT, "");
}

export function toSearchText(text: string): string {
  return ` ${tokenize(foldCaseAndAccents(text)).join(" ")} `;
}

/**
 * The texts in an object, without its system fields. Fields are separated by two spaces, so that a phrase cannot match across
 * fields.
 */
export function searchTextOf(value: object): string {
  return searchedTexts(value).map(toSearchText).join("");
}

/** The words of the texts in an object, and the start of each that a search can have. */
export function searchWordsOf(value: object): string[] {
  return searchedTexts(value).flatMap((text) =>
    tokenize(foldCaseAndAccents(text)).map((word) => word.slice(0, MAX_SEARCH_LENGTH + 1)),
  );
}

function searchedTexts(value: object): string[] {
  let left = MAX_SEARCHED_CHARACTERS;
  return stringsIn(value).map((text) => {
    const part = text.slice(0, left);
    left -= part.length;
    return part;
  });
}

function stringsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const item of value) stringsIn(item, found);
  else if (isObject(value))
    for (const name of Object.keys(value)) if (!name.startsWith("_")) stringsIn(value[name], found);
  return found;
}
