import { childrenOf, type Node } from "../ast.ts";

/** An unterminated string extends to the end of the query, so that no character is scanned twice. */
export const TOKEN = /"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|\/\/[^\n]*|[\w$]+|\S/g;

/** A string without escapes, or a number. */
const LITERAL = /^(?:"[^"\\]*"|'[^'\\]*'|\d+)$/;
const MIN_LIST_LENGTH = 50;

type List = readonly (string | number)[];

/**
 * Replaces each long list of strings or numbers in a query, such as `["a", "b", …]`, with a parameter, because groq-js takes
 * seconds to parse a long list. The text keeps its length, so that positions in errors stay correct.
 */
export function extractLongLists(query: string): { text: string; lists: ReadonlyMap<string, List> } {
  const lists = new Map<string, List>();
  // Shorter queries have no list that is long enough.
  if (query.length < MIN_SEARCHED_LENGTH) return { text: query, lists };
  let text = "";
  let copiedTo = 0;
  let list: (string | number)[] | undefined;
  let start = 0;
  let previous = "";
  for (const { 0: token, index } of query.matchAll(TOKEN)) {
    if (token === "[") {
      list = [];
      start = index;
    } else if (list !== undefined && token === "]" && previous !== "[" && previous !== ",") {
      if (list.length >= MIN_LIST_LENGTH) {
        const name = unusedName(query, lists.size);
        lists.set(name, list);
        text += query.slice(copiedTo, start) + `$${name}`.padEnd(index + 1 - start);
        copiedTo = index + 1;
      }
      list = undefined;
    } else if (list !== undefined && LITERAL.test(token) && (previous === "[" || previous === ",")) {
      list.push(/^\d/.test(token) ? Number(token) : token.slice(1, -1));
    } else if (token !== "," || !LITERAL.test(previous)) {
      list = undefined;
    }
    previous = token;
  }
  return { text: text + query.slice(copiedTo), lists };
}

const MIN_SEARCHED_LENGTH = 1000;

function unusedName(query: string, index: number): string {
  let name = `list${index}`;
  while (query.includes(`$${name}`)) name += "_";
  return name;
}

/** Puts the lists back into a parsed query, as constants. Returns the same tree. */
export function withLists(tree: Node, lists: ReadonlyMap<string, List>): Node {
  if (lists.size === 0) return tree;
  const list = tree.type === "Parameter" ? lists.get(tree.name) : undefined;
  if (list !== undefined) Object.assign(tree, { type: "Value", value: list });
  for (const child of childrenOf(tree)) withLists(child, lists);
  return tree;
}
