const WORDS = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const WORDS_AND_STARS = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;
const PATTERN_MAX_LENGTH = 1024;
const LOOKED_AT_ONCE = 1000;

/** Counts the characters and words that were looked at. */
type Scan = (count: number) => void;

/** GROQ's `match`: every word of the pattern, with `*` for any characters, is a word of the text. */
export function matches(text: unknown, pattern: unknown, scan: Scan): boolean {
  const patterns = patternsOf(pattern, scan);
  if (patterns.length === 0) return false;
  const words = countedWords(text, scan);
  return patterns.every((one) => hitsOf(one, words, scan, 1) > 0);
}

/** How well it matches: 0 for not at all; the more hits, the less each of them adds. */
export function matchScore(text: unknown, pattern: unknown, scan: Scan): number {
  const words = countedWords(text, scan);
  let score = 0;
  for (const one of patternsOf(pattern, scan)) score += saturated(hitsOf(one, words, scan));
  return score;
}

/** How many words a pattern fits, or as many as are `enough`. Without a star each different word costs nothing to find. */
function hitsOf(pattern: string, words: Words, scan: Scan, enough = Infinity): number {
  scan(1);
  if (!pattern.includes("*")) return words.get(pattern) ?? 0;
  let hits = 0;
  for (const [word, count] of words) {
    scan(1);
    if (matchesGlob(word, pattern, scan)) hits += count;
    if (hits >= enough) break;
  }
  return hits;
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

/** How often each word occurs. */
type Words = ReadonlyMap<string, number>;

/** As groq-js: words that stand among other values count, other values do not. */
function countedWords(text: unknown, scan: Scan): Words {
  const parts: unknown[] = Array.isArray(text) ? text : [text];
  const counted = new Map<string, number>();
  for (const part of parts) {
    scan(typeof part === "string" ? part.length : 1);
    if (typeof part !== "string") continue;
    for (const written of wordsOf(part)) {
      const word = written.toLowerCase();
      counted.set(word, (counted.get(word) ?? 0) + 1);
    }
  }
  return counted;
}

/** None when one of several is no string. */
function patternsOf(pattern: unknown, scan: Scan): string[] {
  const parts: unknown[] = Array.isArray(pattern) ? pattern : [pattern];
  const found = parts.filter((part) => typeof part === "string");
  if (found.length < parts.length) return [];
  return found.flatMap((part) => {
    scan(part.length);
    const words = withoutDotsAtWords(part).match(WORDS_AND_STARS) ?? [];
    return words.map((word) => word.slice(0, PATTERN_MAX_LENGTH).toLowerCase());
  });
}

/**
 * Where a regular expression would backtrack without end, only the last star is stretched after a failure: at worst the length
 * of the text times that of the pattern.
 */
export function matchesGlob(text: string, pattern: string, scan: Scan): boolean {
  let [at, next, star, stretched, looked] = [0, 0, -1, 0, 0];
  while (at < text.length) {
    if (pattern[next] === "*") {
      star = next++;
      stretched = at;
    } else if (pattern[next] === text[at]) {
      at++;
      next++;
    } else if (star >= 0) {
      looked += next - star;
      if (looked > LOOKED_AT_ONCE) {
        scan(looked);
        looked = 0;
      }
      next = star + 1;
      at = ++stretched;
    } else return false;
  }
  while (pattern[next] === "*") next++;
  return next === pattern.length;
}

/** GROQ's `id in path(pattern)`: "*" is one part of a dotted id, "**" any number. Takes no longer for nasty patterns. */
export function matchesPath(id: string, pattern: string): boolean {
  let reached = new Set([0]);
  for (const [index, part] of pattern.split(".").entries()) {
    if (index > 0) reached = after(reached, ".", id);
    reached = after(reached, part, id);
    if (reached.size === 0) return false;
  }
  return reached.has(id.length);
}

/** Where in the id one can be after one more part of the pattern. */
function after(reached: ReadonlySet<number>, part: string, id: string): Set<number> {
  if (part === "*") return afterOnePart(reached, id);
  const result = new Set<number>();
  if (part === "**") for (let at = Math.min(...reached); at <= id.length; at++) result.add(at);
  else for (const at of reached) if (id.startsWith(part, at)) result.add(at + part.length);
  return result;
}

function afterOnePart(reached: ReadonlySet<number>, id: string): Set<number> {
  const result = new Set<number>();
  for (const start of reached) {
    for (let at = start; at < id.length && id[at] !== "." && !result.has(at + 1); at++) result.add(at + 1);
  }
  return result;
}
