import { GroqSyntaxError, parse as parseGroq } from "groq-js";

import type { JsonObject } from "../../documents/json.ts";
import { LakeError } from "../../errors.ts";
import { childrenOf, countNodes, type Node, someNode, unwrapGroup } from "../ast.ts";
import { stopAfter } from "../budget.ts";
import { queryError } from "../errors.ts";
import type { Evaluate } from "../evaluate.ts";
import { LruCache } from "../lru-cache.ts";
import { compile } from "./compile.ts";
import { extractLongLists, TOKEN, withLists } from "./long-lists.ts";

export interface ParsedQuery {
  readonly tree: Node;
  readonly evaluate: Evaluate;
  readonly parameters: ReadonlySet<string>;
}

/**
 * The size of the cache in nodes of queries, to which the characters of a key are added. A compiled query takes a few hundred bytes for
 * each.
 */
const CACHE_SIZE = 500_000;
const WEIGHTED_BY_NODES = {
  weightOf: (key: string, parsed: ParsedQuery | "needs params") =>
    key.length + 200 + (parsed === "needs params" ? 0 : countNodes(parsed.tree)),
  maxEntryWeight: CACHE_SIZE / 10,
};

/** Parsing and compiling have no budget. Far more than the longest query takes that the limits below accept. */
const STOP_AFTER_MS = 3000;
/** To stop a query takes a thread, which costs more than parsing this much. It takes 30 ms at most. */
const MAX_QUICK_CHARACTERS = 1000;

/** Parses and compiles queries, with a cache. Throws LakeError 400 with the position of the error. */
export class Parser {
  readonly #stopAfterMs: number;
  readonly #withoutParams = new LruCache<ParsedQuery | "needs params">(CACHE_SIZE, WEIGHTED_BY_NODES);
  readonly #withParams = new LruCache<ParsedQuery>(CACHE_SIZE, WEIGHTED_BY_NODES);

  constructor({ stopAfterMs = STOP_AFTER_MS } = {}) {
    this.#stopAfterMs = stopAfterMs;
  }

  parse(query: string, params: JsonObject): ParsedQuery {
    const cached = this.#withoutParams.getOrCreate(query, () =>
      this.#inTime(query, () => parseWithoutParams(query)),
    );
    const parsed = cached === "needs params" ? this.#parseWithParams(query, params) : cached;
    for (const name of parsed.parameters) {
      if (!Object.hasOwn(params, name)) throw missingParameter(query, name);
    }
    return parsed;
  }

  #parseWithParams(query: string, params: JsonObject): ParsedQuery {
    const key = `${query}\0${JSON.stringify(params)}`;
    return this.#withParams.getOrCreate(key, () => this.#inTime(key, () => parseWithParams(query, params)));
  }

  #inTime<Result>(text: string, work: () => Result): Result {
    return stopAfter(text.length > MAX_QUICK_CHARACTERS ? this.#stopAfterMs : undefined, work);
  }
}

/**
 * Compiles a query for all parameter values. Returns "needs params" if they affect parsing, as in `[$index]` and `[$from...$to]`.
 */
function parseWithoutParams(query: string): ParsedQuery | "needs params" {
  if (query.length > MAX_LENGTH)
    throw tooComplex(`is longer than ${MAX_LENGTH} characters. Pass long lists as parameters`);
  const { text, lists } = extractLongLists(query);
  assertNotTooComplex(text);
  try {
    const tree = withLists(parseGroq(withFinalNewline(text)), lists);
    return someNode(tree, dependsOnParameterValue) ? "needs params" : compileTree(tree);
  } catch (error) {
    if (query.includes("$") && !(error instanceof GroqSyntaxError) && !(error instanceof LakeError))
      return "needs params";
    throw toQueryError(error, query);
  }
}

function parseWithParams(query: string, params: JsonObject): ParsedQuery {
  const { text, lists } = extractLongLists(query);
  try {
    const tree = parseGroq(withFinalNewline(text), { params: { ...params, ...Object.fromEntries(lists) } });
    return compileTree(withLists(tree, lists));
  } catch (error) {
    const missingName = [...query.matchAll(/\$(\w+)/g)].find(
      ([, name = ""]) => !Object.hasOwn(params, name),
    )?.[1];
    throw missingName ? missingParameter(query, missingName) : toQueryError(error, query);
  }
}

/** groq-js parses a comment in the last line only if a newline follows. */
function withFinalNewline(query: string): string {
  return query.includes("//", query.lastIndexOf("\n") + 1) ? `${query}\n` : query;
}

function compileTree(tree: Node): ParsedQuery {
  return { tree, evaluate: compile(tree), parameters: new Set(parametersIn(tree)) };
}

function parametersIn(node: Node): string[] {
  return node.type === "Parameter" ? [node.name] : childrenOf(node).flatMap(parametersIn);
}

/** Whether parsing depends on parameter values: in `a[$x]` the value decides between element, attribute and filter. */
function dependsOnParameterValue(node: Node): boolean {
  return (
    node.type === "Filter" && isConstant(node.expr) && someNode(node.expr, ({ type }) => type === "Parameter")
  );
}

function isConstant(grouped: Node): boolean {
  const node = unwrapGroup(grouped);
  if (node.type === "Pos" || node.type === "Neg") return isConstant(node.base);
  if (node.type === "OpCall")
    return "+-*/%**".includes(node.op) && isConstant(node.left) && isConstant(node.right);
  return node.type === "Value" || node.type === "Parameter";
}

function missingParameter(query: string, name: string): LakeError {
  const start = Math.max(0, query.indexOf(`$${name}`));
  return queryError(`param $${name} referenced, but not provided`, query, start, start + name.length + 1);
}

function toQueryError(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return withQuery(error, query);
  if (error instanceof RangeError) return queryError("The query is nested too deeply", query);
  if (error instanceof GroqSyntaxError)
    return queryError(error.message, query, error.position, error.position + 1);
  return queryError(error instanceof Error ? error.message : String(error), query);
}

/** Adds the query's text to an error of the compiler. */
function withQuery(error: LakeError, query: string): LakeError {
  return queryError(error.message, query);
}

/** The time of groq-js's parser grows with the square of the query's length. This weight takes up to 20 ms. */
const MAX_WEIGHT = 5000;
/** Tokens of lists of strings or numbers, which are cheaper to parse. */
const LITERAL_TOKEN = /^["',\d]/;
const MAX_DEPTH = 250;
/** The limit of the hosted lake, 300 kB. */
const MAX_LENGTH = 300_000;

/** The limit of tokens after groq-js has replaced each call of a custom function with the function's body. */
const MAX_INLINED_TOKENS = 100_000;

/** Throws LakeError 400 for a query that groq-js would parse too slowly. */
function assertNotTooComplex(query: string): void {
  let [weight, depth] = [0, 0];
  const tokens = query.match(TOKEN) ?? [];
  for (const token of tokens) {
    weight += LITERAL_TOKEN.test(token) ? 0.2 : 1;
    if (weight > MAX_WEIGHT) throw tooComplex("is too long. Pass long lists as parameters");
    if ("([{".includes(token)) depth++;
    else if (")]}".includes(token)) depth--;
    if (depth > MAX_DEPTH) throw tooComplex(`nests more than ${MAX_DEPTH} brackets`);
  }
  if (tokens.length * inliningFactor(tokens) > MAX_INLINED_TOKENS)
    throw tooComplex("calls custom functions too often, or in too many others");
}

/**
 * An upper limit of how often groq-js copies a token into calls, which grows exponentially if functions call each other: `fn a::f() = …;`. Each
 * declaration, and the query after them, can multiply it by the number of its calls.
 */
function inliningFactor(tokens: readonly string[]): number {
  if (!tokens.includes("fn")) return 1;
  const code = tokens.filter((token) => !token.startsWith("//"));
  const nameAt = (index: number) => code.slice(index, index + 4).join(" ");
  const declared = new Set(code.flatMap((token, index) => (token === "fn" ? [nameAt(index + 1)] : [])));
  let [factor, calls] = [1, 0];
  for (const [index, token] of [...code, ";"].entries()) {
    if (token === "(" && code[index - 5] !== "fn" && declared.has(nameAt(index - 4))) calls += 1;
    if (token === ";") {
      factor *= Math.max(1, calls);
      calls = 0;
    }
  }
  return factor;
}

function tooComplex(reason: string): Error {
  return queryError(`The query ${reason}.`);
}
