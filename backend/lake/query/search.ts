import { type Node, unwrapGroup } from "./ast.ts";
import { computed, type Evaluate, type QueryContext, type Scope } from "./evaluate.ts";
import { saturateFrequency, tokenize } from "./match.ts";
import { isObject } from "./values.ts";

type Compile = (node: Node) => Evaluate;
interface MatchNode {
  left: Node;
  right: Node;
}

export function isTextQuery(node: Node): boolean {
  const call = unwrapGroup(node);
  return call.type === "FuncCall" && call.namespace === "text" && call.name === "query";
}

/** Compiles `[@, _id] match text::query($q)`, the search of the Studio's lists. */
export function compileTextSearchMatch({ left, right }: MatchNode, compile: Compile): Evaluate {
  const [text, search] = [compile(left), compileTerms(right, compile)];
  return computed((scope, context) => {
    const terms = search(scope, context);
    if (terms.length === 0) return true;
    const candidates = textsForTerms(text(scope, context), terms, context);
    return terms.every(
      ({ needle, excluded }) => candidates.some((candidate) => candidate.includes(needle)) !== excluded,
    );
  });
}

/** Compiles the same expression as an argument of `score()`. */
export function compileTextSearchScore(
  { left, right }: MatchNode,
  compile: Compile,
): (scope: Scope, context: QueryContext) => number {
  const [text, search] = [compile(left), compileTerms(right, compile)];
  return (scope, context) => {
    const terms = search(scope, context);
    if (terms.length === 0) return 1;
    const candidates = textsForTerms(text(scope, context), terms, context);
    let score = 0;
    for (const { needle, excluded } of terms) {
      const frequency = candidates.reduce((sum, candidate) => sum + occurrences(candidate, needle), 0);
      if (frequency > 0 === excluded) return 0;
      score += excluded ? 0 : saturateFrequency(frequency);
    }
    // With exclusions only, every match has the same score.
    return score || 1;
  };
}

/** A search term. `needle` is searched in a text with a space before and after every word. */
interface Term {
  readonly needle: string;
  readonly excluded: boolean;
}

function compileTerms(
  right: Node,
  compile: Compile,
): (scope: Scope, context: QueryContext) => readonly Term[] {
  const call = unwrapGroup(right);
  const argument = call.type === "FuncCall" && call.args[0] ? compile(call.args[0]) : () => null;
  return (scope, context) => {
    const value = argument(scope, context);
    return typeof value === "string" ? parseTerms(value) : NO_MATCH;
  };
}

const NO_MATCH: readonly Term[] = [{ needle: " \0 ", excluded: false }];
let lastParsed: { query: string; terms: readonly Term[] } = { query: "", terms: [] };

/**
 * Parses a search: words and "phrases", all required, in any order; `pre*` is a prefix, `-not` an exclusion; "" and `*` match
 * everything.
 */
function parseTerms(query: string): readonly Term[] {
  if (lastParsed.query !== query) lastParsed = { query, terms: parseTermsUncached(query) };
  return lastParsed.terms;
}

function parseTermsUncached(query: string): Term[] {
  return [...query.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))(\*?)/g)].flatMap(
    ([, minus, phrase, word = "", star]) => {
      const isPrefix = phrase === undefined ? word.endsWith("*") : star === "*";
      const words = tokenize(foldCaseAndAccents(phrase ?? word));
      if (words.length === 0) return [];
      return [{ needle: ` ${words.join(" ")}${isPrefix ? "" : " "}`, excluded: minus === "-" }];
    },
  );
}

// oxlint-disable-next-line no-control-regex -- the range of ASCII starts with control characters
const NON_ASCII = /[^\u0000-\u007f]/;
/** The number of characters that String.includes searches in the time of one scan. */
const CHARACTERS_PER_SCAN = 16;
const searchTextCache = new WeakMap<object, string>();

/** The texts to search. Charges the budget for the search of all terms. */
function textsForTerms(value: unknown, terms: readonly Term[], context: QueryContext): string[] {
  const parts = searchTexts(value, context);
  for (const part of parts)
    context.budget.scan(terms.length * (1 + Math.floor(part.length / CHARACTERS_PER_SCAN)));
  return parts;
}

/** The searchable texts of a value; that of an object is cached as long as it exists. */
function searchTexts(value: unknown, context: QueryContext): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => searchTexts(item, context));
  if (typeof value === "string") {
    context.budget.spendText(value.length);
    return [toSearchText(value)];
  }
  if (!isObject(value)) return [];
  let text = searchTextCache.get(value);
  if (text === undefined) {
    // There are two spaces between the texts of two fields, so that no phrase spans both.
    context.budget.spendDeep(value);
    text = [...stringsIn(value)].map(toSearchText).join("");
    searchTextCache.set(value, text);
  }
  return [text];
}

function toSearchText(text: string): string {
  return ` ${tokenize(foldCaseAndAccents(text)).join(" ")} `;
}

/** Lower case without accents, so that "zurich" finds "Zürich". */
function foldCaseAndAccents(text: string): string {
  const lower = text.toLowerCase();
  return NON_ASCII.test(lower) ? lower.normalize("NFKD").replace(/\p{M}/gu, "") : lower;
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item);
  else if (isObject(value))
    for (const [name, field] of Object.entries(value)) if (!name.startsWith("_")) yield* stringsIn(field);
}

function occurrences(text: string, needle: string): number {
  let count = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) count++;
  return count;
}
