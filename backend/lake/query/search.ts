import { type Node, ungrouped } from "./ast.ts";
import { computed, type Evaluate, type Run, type Scope } from "./evaluate.ts";
import { saturated, wordsOf } from "./match.ts";
import { isObject } from "./values.ts";

type Compile = (node: Node) => Evaluate;
interface MatchNode {
  left: Node;
  right: Node;
}

export function isTextQuery(node: Node): boolean {
  const call = ungrouped(node);
  return call.type === "FuncCall" && call.namespace === "text" && call.name === "query";
}

/** `[@, _id] match text::query($q)`: the search of the Studio's lists. */
export function searchMatch({ left, right }: MatchNode, compile: Compile): Evaluate {
  const [text, search] = [compile(left), searchOf(right, compile)];
  return computed((scope, run) => {
    const terms = search(scope, run);
    if (terms.length === 0) return true;
    const parts = partsOf(text(scope, run), terms, run);
    return terms.every(({ needle, excluded }) => parts.some((part) => part.includes(needle)) !== excluded);
  });
}

export function searchScore(
  { left, right }: MatchNode,
  compile: Compile,
): (scope: Scope, run: Run) => number {
  const [text, search] = [compile(left), searchOf(right, compile)];
  return (scope, run) => {
    const terms = search(scope, run);
    if (terms.length === 0) return 1;
    const parts = partsOf(text(scope, run), terms, run);
    let score = 0;
    for (const { needle, excluded } of terms) {
      const frequency = parts.reduce((sum, part) => sum + occurrences(part, needle), 0);
      if (frequency > 0 === excluded) return 0;
      score += excluded ? 0 : saturated(frequency);
    }
    // Only exclusions, all obeyed: it matches, and no better than others.
    return score || 1;
  };
}

/** To be found in a searched text, which has every word between spaces. */
interface Term {
  readonly needle: string;
  readonly excluded: boolean;
}

function searchOf(right: Node, compile: Compile): (scope: Scope, run: Run) => readonly Term[] {
  const call = ungrouped(right);
  const argument = call.type === "FuncCall" && call.args[0] ? compile(call.args[0]) : () => null;
  return (scope, run) => {
    const value = argument(scope, run);
    return typeof value === "string" ? termsOf(value) : NO_MATCH;
  };
}

const NO_MATCH: readonly Term[] = [{ needle: " \0 ", excluded: false }];
let latest: { query: string; terms: readonly Term[] } = { query: "", terms: [] };

/** Words and "exact phrases", all of them wanted, in any order; `pre*` a beginning, `-not` excluded; `*` and nothing match all. */
function termsOf(query: string): readonly Term[] {
  if (latest.query !== query) latest = { query, terms: parsedTerms(query) };
  return latest.terms;
}

function parsedTerms(query: string): Term[] {
  return [...query.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))(\*?)/g)].flatMap(
    ([, minus, phrase, word = "", star]) => {
      const open = phrase === undefined ? word.endsWith("*") : star === "*";
      const words = wordsOf(folded(phrase ?? word));
      if (words.length === 0) return [];
      return [{ needle: ` ${words.join(" ")}${open ? "" : " "}`, excluded: minus === "-" }];
    },
  );
}

// oxlint-disable-next-line no-control-regex -- the range of ASCII begins with them
const NON_ASCII = /[^\u0000-\u007f]/;
/** Characters that a search for a word passes in the time of one step elsewhere. */
const AT_ONCE = 16;
const texts = new WeakMap<object, string>();

/** The texts to search, in each of which every term will be looked for. */
function partsOf(value: unknown, terms: readonly Term[], run: Run): string[] {
  const parts = searchTexts(value, run);
  for (const part of parts) run.budget.scan(terms.length * (1 + Math.floor(part.length / AT_ONCE)));
  return parts;
}

/** The words of a value's parts between spaces; those of a document are found once, for as long as it is not replaced. */
function searchTexts(value: unknown, run: Run): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => searchTexts(item, run));
  if (typeof value === "string") {
    run.budget.scan(value.length);
    return [spaced(value)];
  }
  if (!isObject(value)) return [];
  let text = texts.get(value);
  if (text === undefined) {
    // Two spaces between two strings: a phrase does not go from one into the next.
    text = [...stringsIn(value)].map(spaced).join("");
    texts.set(value, text);
  }
  return [text];
}

function spaced(text: string): string {
  return ` ${wordsOf(folded(text)).join(" ")} `;
}

/** A search for "zurich" finds "Zürich". */
function folded(text: string): string {
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
