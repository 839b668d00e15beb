import { type Node, unwrapGroup } from "../ast.ts";
import { computed, type Evaluate, type QueryContext, type Scope } from "../evaluate.ts";
import { saturateFrequency } from "../search/match.ts";
import { NO_MATCH, parseSearch, type Search, searchTextOf, toSearchText } from "../search/search-terms.ts";
import type { Frequencies } from "../search/text-index.ts";
import { isObject } from "../values.ts";

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
  const [text, searchOf] = [compile(left), compileSearch(right, compile)];
  return computed((scope, context) => {
    const search = searchOf(scope, context);
    if (search.terms.length === 0) return true;
    const parts = searchIn(text(scope, context), search, context);
    return search.terms.every(({ isExcluded }, term) => parts.some((part) => part(term) > 0) !== isExcluded);
  });
}

/** Compiles the same expression as an argument of `score()`. */
export function compileTextSearchScore(
  { left, right }: MatchNode,
  compile: Compile,
): (scope: Scope, context: QueryContext) => number {
  const [text, searchOf] = [compile(left), compileSearch(right, compile)];
  return (scope, context) => {
    const search = searchOf(scope, context);
    if (search.terms.length === 0) return 1;
    const parts = searchIn(text(scope, context), search, context);
    let score = 0;
    for (const [term, { isExcluded }] of search.terms.entries()) {
      const frequency = parts.reduce((sum, part) => sum + part(term), 0);
      if (frequency > 0 === isExcluded) return 0;
      score += isExcluded ? 0 : saturateFrequency(frequency);
    }
    // A search that has only exclusions gives all matches the same score.
    return score || 1;
  };
}

function compileSearch(right: Node, compile: Compile): (scope: Scope, context: QueryContext) => Search {
  const call = unwrapGroup(right);
  const argument = call.type === "FuncCall" && call.args[0] ? compile(call.args[0]) : () => null;
  return (scope, context) => {
    const value = argument(scope, context);
    return typeof value === "string" ? parseSearch(value) : NO_MATCH;
  };
}

const searchTextCache = new WeakMap<object, string>();

/** Searches a value: documents with the text index, and strings and other objects by reading their text. */
function searchIn(value: unknown, search: Search, context: QueryContext): Frequencies[] {
  const { view, budget } = context;
  if (Array.isArray(value)) return value.flatMap((item) => searchIn(item, search, context));
  if (typeof value === "string") {
    budget.spendText(value.length);
    return [frequenciesInText(toSearchText(value), search, context)];
  }
  if (!isObject(value)) return [];
  const frequencies = view.searchDocument(value, search, budget);
  if (frequencies) return [frequencies];
  let text = searchTextCache.get(value);
  if (text === undefined) {
    budget.spendDeep(value);
    text = searchTextOf(value);
    searchTextCache.set(value, text);
  }
  return [frequenciesInText(text, search, context)];
}

function frequenciesInText(text: string, { terms }: Search, { budget }: QueryContext): Frequencies {
  return (term) => {
    budget.scanText(text.length);
    return terms[term]?.occurrencesInText(text) ?? 0;
  };
}
