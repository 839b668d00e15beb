import { joinedName, readingsOf, sizeOf, wordsOf } from "./terms.ts";
import { english, type WordForms } from "./word-forms.ts";

/** A part of a query: a word, or a name of several words. An entry matches if it has all terms of one of the alternatives. */
export interface QueryPart {
  readonly alternatives: readonly Alternative[];
  /** Whether it is the last part, which the visitor may still be typing. */
  readonly isLast: boolean;
}

export interface Alternative {
  readonly terms: readonly string[];
  /** The visitor's own spelling has a higher weight than another reading or a synonym. */
  readonly weight: number;
  /** Whether the terms must match exactly, without typos. True for synonyms. */
  readonly isExact: boolean;
}

const SYNONYM_WEIGHT = 0.8;
const OTHER_READING_WEIGHT = 0.3;

/** Splits a query into parts. `synonyms` are groups of words that mean the same. */
export function parseQuery(
  query: string,
  synonyms: readonly (readonly string[])[],
  forms: WordForms = english,
): QueryPart[] {
  const words = wordsOf(query, forms).map(({ word }) => readingsOf(word, forms));
  const terms = words.map((readings) => readings[0]?.[0] ?? "");
  const groups = synonyms.map((group) => group.map((name) => firstReadings(name, forms)));
  const parts: QueryPart[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = longestPhrase(terms, start, groups);
    const size = sizeOf(terms[start] ?? "", terms[start + 1]);
    const length = phrase?.length ?? size?.words ?? 1;
    // Both words of “PA 12” can match “PA12”. Each is still found by itself, because there is no “alu6082”.
    const names = [joinedName(terms[start - 1], terms[start]), joinedName(terms[start], terms[start + 1])];
    const readings = size
      ? sizeReadings(size)
      : [...names.filter((name) => name !== undefined).map((name) => [name]), ...(words[start] ?? [])];
    const alternatives = phrase
      ? phrase.group.map((name) =>
          name === phrase.name
            ? { terms: name, weight: 1, isExact: false }
            : { terms: name, weight: SYNONYM_WEIGHT, isExact: true },
        )
      : readings.map((reading, index) => ({
          terms: reading,
          // A hyphen between words means the same as a space.
          weight: index === 0 || isPhrase(terms[start], reading) ? 1 : OTHER_READING_WEIGHT,
          isExact: false,
        }));
    parts.push({ alternatives, isLast: start + length === words.length });
    start += length;
  }
  const meaningful = parts.filter(
    ({ alternatives }) => !forms.stopWords.has(alternatives[0]?.terms.join(" ") ?? ""),
  );
  return meaningful.length === 0 ? parts : meaningful;
}

/** A size without a sign also finds the tolerance: `0.005 mm` finds `±0.005 mm`. The number is in tables without its unit. */
function sizeReadings({ number, unit }: { readonly number: string; readonly unit: string }): string[][] {
  const bare = number.replace("±", "");
  return [...new Set([number + unit, `±${bare}${unit}`, number, bare])].map((term) => [term]);
}

/** Whether a reading has the words of a term that is written with hyphens: `wall` and `thickness` of `wall-thickness`. */
function isPhrase(term: string | undefined, reading: readonly string[]): boolean {
  return (
    reading.length > 1 && reading.join("-") === term && reading.every((word) => /^[a-z]{3,}$/.test(word))
  );
}

function firstReadings(name: string, forms: WordForms): string[] {
  return wordsOf(name, forms).map(({ word }) => readingsOf(word, forms)[0]?.[0] ?? "");
}

interface Phrase {
  readonly name: readonly string[];
  readonly group: readonly (readonly string[])[];
  readonly length: number;
}

/** The longest synonym that starts at a word of the query. */
function longestPhrase(
  terms: readonly string[],
  start: number,
  groups: readonly (readonly (readonly string[])[])[],
): Phrase | undefined {
  let longest: Phrase | undefined;
  for (const group of groups) {
    for (const name of group) {
      const isHere = name.every((term, index) => terms[start + index] === term);
      if (isHere && name.length > (longest?.length ?? 0)) longest = { name, group, length: name.length };
    }
  }
  return longest;
}
