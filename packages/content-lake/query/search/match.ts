import { MAX_HASHED_LENGTH } from "../budget.ts";

// Without groups: for each repetition of one, V8 needs space on its stack, and a word of some megabytes overflows it.
const WORDS = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g;
const WORDS_AND_STARS = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g;
const PATTERN_MAX_LENGTH = 1024;
const COMPARISONS_PER_SCAN = 1000;
/** The fixed cost of one string, in addition to its characters. */
const SCANS_PER_PART = 16;

/** Reports scanned characters and words to the budget. */
type Scan = (count: number) => void;

/** GROQ's `match`: whether every word of the pattern matches a word of the text. `*` matches any characters. */
export function matches(text: unknown, pattern: unknown, scan: Scan): boolean {
  const patterns = patternWords(pattern, scan);
  if (patterns.length === 0) return false;
  const words = countWords(text, scan);
  return patterns.every((word) => countMatches(word, words, scan, 1) > 0);
}

/** The score of a `match`: 0 if nothing matches. Each further occurrence adds less. */
export function matchScore(text: unknown, pattern: unknown, scan: Scan): number {
  const words = countWords(text, scan);
  let score = 0;
  for (const word of patternWords(pattern, scan)) score += saturateFrequency(countMatches(word, words, scan));
  return score;
}

/** The number of words that match the pattern. Stops at `max`. A pattern without a star is a Map lookup. */
function countMatches(pattern: string, words: Words, scan: Scan, max = Infinity): number {
  scan(1);
  if (!pattern.includes("*")) return words.get(pattern) ?? 0;
  let matchCount = 0;
  for (const [word, count] of words) {
    scan(1);
    if (matchesGlob(word, pattern, scan)) matchCount += count;
    if (matchCount >= max) break;
  }
  return matchCount;
}

/** The term frequency of BM25 with k = 1.2, as in groq-js. */
export function saturateFrequency(frequency: number): number {
  return (frequency * 2.2) / (frequency + 1.2);
}

/** Splits a text into words as groq-js does. */
export function tokenize(text: string): string[] {
  return removeDotsAtWords(text).match(WORDS) ?? [];
}

/** Like groq-js, removes dots next to word characters: "3.5" is the word "35". */
function removeDotsAtWords(text: string): string {
  if (!text.includes(".")) return text;
  return text.replace(/\.+/g, (dots, at: number) =>
    isWordAt(text, at - 1) || isWordAt(text, at + dots.length) ? "" : dots,
  );
}

function isWordAt(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at));
}

/** The number of occurrences by word. */
type Words = ReadonlyMap<string, number>;

/** The words of a string or of the strings in an array; other values are ignored, as in groq-js. */
function countWords(text: unknown, scan: Scan): Words {
  const parts: unknown[] = Array.isArray(text) ? text : [text];
  const counted = new Map<string, number>();
  let longWords = 0;
  for (const part of parts) {
    scan(typeof part === "string" ? part.length + SCANS_PER_PART : 1);
    if (typeof part !== "string") continue;
    for (const token of tokenize(part)) {
      const word = token.toLowerCase();
      if (word.length > MAX_HASHED_LENGTH) scan(word.length * ++longWords);
      counted.set(word, (counted.get(word) ?? 0) + 1);
    }
  }
  return counted;
}

/** A cache of the last pattern, because a filter matches the same pattern against many texts. */
let lastPattern: { pattern: unknown; words: readonly string[] } = { pattern: "", words: [] };

function patternWords(pattern: unknown, scan: Scan): readonly string[] {
  if (lastPattern.pattern !== pattern) lastPattern = { pattern, words: tokenizePatterns(pattern, scan) };
  return lastPattern.words;
}

/** The words of a pattern; empty if one of several patterns is not a string. */
function tokenizePatterns(pattern: unknown, scan: Scan): string[] {
  const parts: unknown[] = Array.isArray(pattern) ? pattern : [pattern];
  const strings = parts.filter((part) => typeof part === "string");
  if (strings.length < parts.length) return [];
  return strings.flatMap((part) => {
    scan(part.length + SCANS_PER_PART);
    const words = removeDotsAtWords(part).match(WORDS_AND_STARS) ?? [];
    return words.map((word) => word.slice(0, PATTERN_MAX_LENGTH).toLowerCase());
  });
}

/**
 * Matches a pattern with stars. Unlike a regular expression it backtracks only to the last star, so the time is at most
 * proportional to the length of the text times the length of the pattern.
 */
export function matchesGlob(text: string, pattern: string, scan: Scan): boolean {
  let [at, next, star, starEnd, comparisons] = [0, 0, -1, 0, 0];
  while (at < text.length) {
    if (pattern[next] === "*") {
      star = next++;
      starEnd = at;
    } else if (pattern[next] === text[at]) {
      at++;
      next++;
    } else if (star >= 0) {
      comparisons += next - star;
      if (comparisons > COMPARISONS_PER_SCAN) {
        scan(comparisons);
        comparisons = 0;
      }
      next = star + 1;
      at = ++starEnd;
    } else return false;
  }
  while (pattern[next] === "*") next++;
  return next === pattern.length;
}

/**
 * GROQ's `id in path(pattern)`: "*" matches one segment of a dotted id, "**" any number. Its time is polynomial for all patterns.
 */
export function matchesPath(id: string, pattern: string, scan: Scan): boolean {
  let reached = new Set([0]);
  scan(pattern.length);
  for (const [index, part] of pattern.split(".").entries()) {
    // A part is tried at every reached position, and a wildcard at all positions after these too.
    scan(SCANS_PER_PART * (reached.size + (part.startsWith("*") ? id.length : 0)));
    if (index > 0) reached = positionsAfterPart(reached, ".", id);
    reached = positionsAfterPart(reached, part, id);
    if (reached.size === 0) return false;
  }
  return reached.has(id.length);
}

/** The positions in the id that can be reached with one more part of the pattern. */
function positionsAfterPart(reached: ReadonlySet<number>, part: string, id: string): Set<number> {
  if (part === "*") return positionsAfterWildcard(reached, id);
  const result = new Set<number>();
  if (part === "**") for (let at = Math.min(...reached); at <= id.length; at++) result.add(at);
  else for (const at of reached) if (id.startsWith(part, at)) result.add(at + part.length);
  return result;
}

function positionsAfterWildcard(reached: ReadonlySet<number>, id: string): Set<number> {
  const result = new Set<number>();
  for (const start of reached) {
    for (let at = start; at < id.length && id[at] !== "." && !result.has(at + 1); at++) result.add(at + 1);
  }
  return result;
}
