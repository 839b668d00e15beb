import { GroqSyntaxError, parse as parseGroq } from "groq-js";

import type { JsonObject } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { childrenOf, contains, type Node, ungrouped } from "./ast.ts";
import { compile } from "./compile.ts";
import { queryError } from "./errors.ts";
import type { Evaluate } from "./evaluate.ts";
import { Recent } from "./lru-cache.ts";

export interface ParsedQuery {
  readonly tree: Node;
  readonly evaluate: Evaluate;
  readonly parameters: ReadonlySet<string>;
}

/** Characters of queries. A tree with its functions takes some hundred bytes for each of them. */
const KEPT_LENGTH = 500_000;
const BY_LENGTH = { weightOf: (key: string) => key.length + 200, heaviest: KEPT_LENGTH / 10 };

/** Parses, compiles and remembers. Throws LakeError 400 that says where the mistake is. */
export class Parser {
  readonly #general = new Recent<ParsedQuery | "by values">(KEPT_LENGTH, BY_LENGTH);
  readonly #byValues = new Recent<ParsedQuery>(KEPT_LENGTH, BY_LENGTH);

  parse(query: string, params: JsonObject): ParsedQuery {
    const general = this.#general.getOrMake(query, () => parseGeneral(query));
    const parsed = general === "by values" ? this.#parseByValues(query, params) : general;
    for (const name of parsed.parameters) {
      if (!Object.hasOwn(params, name)) throw missing(query, name);
    }
    return parsed;
  }

  #parseByValues(query: string, params: JsonObject): ParsedQuery {
    return this.#byValues.getOrMake(`${query}\0${JSON.stringify(params)}`, () =>
      parseByValues(query, params),
    );
  }
}

/** Parameters stay open, unless their values decide how the query is to be read: `[$index]`, `[$from...$to]`. */
function parseGeneral(query: string): ParsedQuery | "by values" {
  refuseTooComplex(query);
  try {
    const tree: Node = parseGroq(withEndedComment(query));
    return contains(tree, isChosenByValue) ? "by values" : compiled(tree);
  } catch (error) {
    if (query.includes("$") && !(error instanceof GroqSyntaxError) && !(error instanceof LakeError))
      return "by values";
    throw asQueryError(error, query);
  }
}

function parseByValues(query: string, params: JsonObject): ParsedQuery {
  try {
    return compiled(parseGroq(withEndedComment(query), { params: { ...params } }));
  } catch (error) {
    const absent = [...query.matchAll(/\$(\w+)/g)].find(([, name = ""]) => !Object.hasOwn(params, name))?.[1];
    throw absent ? missing(query, absent) : asQueryError(error, query);
  }
}

/** groq-js takes a comment in the last line for one only if that line ends. */
function withEndedComment(query: string): string {
  return query.includes("//", query.lastIndexOf("\n") + 1) ? `${query}\n` : query;
}

function compiled(tree: Node): ParsedQuery {
  return { tree, evaluate: compile(tree), parameters: new Set(parametersIn(tree)) };
}

function parametersIn(node: Node): string[] {
  return node.type === "Parameter" ? [node.name] : childrenOf(node).flatMap(parametersIn);
}

/** `a[$x]` is an element, an attribute or a filter: groq-js decides by the value when it parses. */
function isChosenByValue(node: Node): boolean {
  return (
    node.type === "Filter" && isConstant(node.expr) && contains(node.expr, ({ type }) => type === "Parameter")
  );
}

function isConstant(grouped: Node): boolean {
  const node = ungrouped(grouped);
  if (node.type === "Pos" || node.type === "Neg") return isConstant(node.base);
  if (node.type === "OpCall")
    return "+-*/%**".includes(node.op) && isConstant(node.left) && isConstant(node.right);
  return node.type === "Value" || node.type === "Parameter";
}

function missing(query: string, name: string): LakeError {
  const start = Math.max(0, query.indexOf(`$${name}`));
  return queryError(`param $${name} referenced, but not provided`, query, start, start + name.length + 1);
}

function asQueryError(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return withQuery(error, query);
  if (error instanceof RangeError) return queryError("The query is nested too deeply", query);
  if (error instanceof GroqSyntaxError)
    return queryError(error.message, query, error.position, error.position + 1);
  return queryError(error instanceof Error ? error.message : String(error), query);
}

/** A refusal of the compiler does not know the text it came from. */
function withQuery(refusal: LakeError, query: string): LakeError {
  return queryError(refusal.message, query);
}

/** groq-js's parser takes time by the square of the query's length: half a second for this much. */
const WEIGHT_MAX = 5000;
/** The elements of a list of strings or numbers are light. */
const LIGHT = /^["',\d]/;
const DEPTH_MAX = 250;
/** Room for long lists of ids; more belongs into parameters. */
const LENGTH_MAX = 100_000;
/** A string without an end goes to the end: no place is looked at twice. */
const TOKEN = /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|\/\/[^\n]*|[\w$]+|\S/g;

/** Throws LakeError 400 for a query that would be too much for the parser. */
function refuseTooComplex(query: string): void {
  if (query.length > LENGTH_MAX)
    throw tooComplex(`is longer than ${LENGTH_MAX} characters. Pass long lists as parameters`);
  let [weight, depth] = [0, 0];
  for (const [token] of query.matchAll(TOKEN)) {
    weight += LIGHT.test(token) ? 0.2 : 1;
    if (weight > WEIGHT_MAX) throw tooComplex("is too long. Pass long lists as parameters");
    if ("([{".includes(token)) depth++;
    else if (")]}".includes(token)) depth--;
    if (depth > DEPTH_MAX) throw tooComplex(`nests more than ${DEPTH_MAX} brackets`);
  }
}

function tooComplex(how: string): Error {
  return queryError(`The query ${how}.`);
}
