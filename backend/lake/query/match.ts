const WORDS = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const WORDS_AND_STARS = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;
const PATTERN_MAX_LENGTH = 1024;

/** GROQ's `match`: every word of the pattern, with `*` for any characters, is a word of the text. */
export function matches(text: unknown, pattern: unknown): boolean {
  const patterns = strings(pattern)?.flatMap(patternsOf);
  if (!patterns || patterns.length === 0) return false;
  const words = textWords(text);
  return patterns.every((one) => words.some((word) => one(word)));
}

/** How well it matches: 0 for not at all; the more hits, the less each of them adds. */
export function matchScore(text: unknown, pattern: unknown): number {
  const words = textWords(text);
  const patterns = strings(pattern)?.flatMap(patternsOf) ?? [];
  let score = 0;
  for (const one of patterns) score += saturated(words.filter((word) => one(word)).length);
  return score;
}

/** BM25's term frequency with k = 1.2, as groq-js has it. */
export function saturated(frequency: number): number {
  return (frequency * 2.2) / (frequency + 1.2);
}

export function wordsOf(text: string): string[] {
  return withoutDotsAtWords(text).match(WORDS) ?? [];
}

/** As groq-js reads text: "3.5" is one word, "35". */
function withoutDotsAtWords(text: string): string {
  if (!text.includes(".")) return text;
  return text.replace(/\.+/g, (dots, at: number) =>
    isWordAt(text, at - 1) || isWordAt(text, at + dots.length) ? "" : dots,
  );
}

function isWordAt(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at));
}

/** In the order of groq-js: words that stand among other values count, other values do not. */
function textWords(text: unknown): string[] {
  const parts: unknown[] = Array.isArray(text) ? text : [text];
  return parts
    .flatMap((part) => (typeof part === "string" ? wordsOf(part) : []))
    .map((word) => word.toLowerCase());
}

function strings(value: unknown): string[] | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  const found = parts.filter((part) => typeof part === "string");
  return found.length === parts.length ? found : undefined;
}

function patternsOf(pattern: string): ((word: string) => boolean)[] {
  const words = withoutDotsAtWords(pattern).match(WORDS_AND_STARS) ?? [];
  return words.map((word) => globOf(word.slice(0, PATTERN_MAX_LENGTH).toLowerCase()));
}

function globOf(pattern: string): (word: string) => boolean {
  return pattern.includes("*") ? (word) => matchesGlob(word, pattern) : (word) => word === pattern;
}

/** Linear where a regular expression would backtrack: after a failure only the last star is stretched. */
export function matchesGlob(text: string, pattern: string): boolean {
  let [at, next, star, stretched] = [0, 0, -1, 0];
  while (at < text.length) {
    if (pattern[next] === "*") {
      star = next++;
      stretched = at;
    } else if (pattern[next] === text[at]) {
      at++;
      next++;
    } else if (star >= 0) {
      next = star + 1;
      at = ++stretched;
    } else return false;
  }
  while (pattern[next] === "*") next++;
  return next === pattern.length;
}
