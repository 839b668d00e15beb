import { isObject, itemsIn, textIn, type StoredObject } from "./stored.ts";

// A paragraph of portable text as one text. Words with marks (bold, a link, a glossary term) are `<1>words</1>`, an inline object such
// as a figure is `<2/>`. The codes are numbered in the order of the paragraph. Everything else is plain text: a `<` is written as
// `&lt;` only where it would read as a code.

/** A part of a text with codes. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "marked"; readonly code: number; readonly text: string }
  | { readonly kind: "inline"; readonly code: number };

/** A text whose codes are not those of its source. */
export class CodeError extends Error {}

/** A code as it is written: `<1>`, `</1>` or `<2/>`. */
const ANY_CODE = /<\/?(?<code>\d+)\/?>/gu;

/**
 * The parts of a text with codes. Throws a CodeError for a code that is not closed, or that contains another one. Reads the text once, from
 * start to end, so that no text takes long to read.
 */
export function parseCodes(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  /** The code whose words are being read, and a code inside of it. */
  let open: { readonly code: string; inner?: string } | undefined;
  for (const { index, 0: written, groups: { code = "" } = {} } of text.matchAll(ANY_CODE)) {
    if (open !== undefined && written !== `</${open.code}>`) {
      open.inner ??= written;
      continue;
    }
    const before = unescapeCodes(text.slice(end, index));
    end = index + written.length;
    if (open !== undefined) {
      if (open.inner !== undefined) throw unmatched(open.inner);
      parts.push({ kind: "marked", code: Number(code), text: before });
      open = undefined;
      continue;
    }
    if (before !== "") parts.push({ kind: "text", text: before });
    if (written === `<${code}>`) open = { code };
    else if (written === `<${code}/>`) parts.push({ kind: "inline", code: Number(code) });
    else throw unmatched(written);
  }
  if (open !== undefined) throw unmatched(`<${open.code}>`);
  if (end < text.length) parts.push({ kind: "text", text: unescapeCodes(text.slice(end)) });
  return parts;
}

function unmatched(code: string): CodeError {
  return new CodeError(`The code ${code} has no counterpart, or is inside another one`);
}

/** Writes parts as a text with codes. */
export function writeCodes(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === "inline") return `<${part.code}/>`;
      const text = escapeCodes(part.text);
      return part.kind === "text" ? text : `<${part.code}>${text}</${part.code}>`;
    })
    .join("");
}

/** A text without its codes, for checks of its words. An inline object becomes `…`. */
export function withoutCodes(text: string): string {
  return unescapeCodes(text.replaceAll(/<\d+\/>/gu, "…").replaceAll(/<\/?\d+>/gu, ""));
}

function escapeCodes(text: string): string {
  return text.replaceAll(/&(?=(?:amp;)*lt;)/gu, "&amp;").replaceAll(/<(?=\/?\d+\/?>)/gu, "&lt;");
}

function unescapeCodes(text: string): string {
  return text.replaceAll(/&((?:amp;)*)lt;/gu, (_, escapes: string) =>
    escapes === "" ? "<" : `&${escapes.slice("amp;".length)}lt;`,
  );
}

/** A paragraph as a text with codes. */
export function textOfBlock(block: StoredObject): string {
  return writeCodes(partsOfBlock(block));
}

/** Spans without marks that follow each other are one part. */
function partsOfBlock(block: StoredObject): Part[] {
  const parts: Part[] = [];
  let code = 0;
  for (const child of itemsIn(block, "children")) {
    const text = textIn(child, "text");
    const last = parts.at(-1);
    if (text === undefined) parts.push({ kind: "inline", code: (code += 1) });
    else if (itemsIn(child, "marks").length > 0) parts.push({ kind: "marked", code: (code += 1), text });
    else if (last?.kind === "text") parts[parts.length - 1] = { kind: "text", text: last.text + text };
    else parts.push({ kind: "text", text });
  }
  return parts;
}

/** What each code of a paragraph stands for: its marks or its inline object. */
export type CodeMeaning =
  | { readonly kind: "inline"; readonly object: StoredObject }
  /** The names of decorators such as `strong`, and the objects of annotations. */
  | { readonly kind: "marked"; readonly marks: readonly (string | StoredObject)[] };

/** What the codes of a paragraph stand for. The first is the meaning of code 1. */
export function codesOfBlock(block: StoredObject): CodeMeaning[] {
  const annotations = new Map(
    itemsIn(block, "markDefs")
      .filter(isObject)
      .map((mark) => [mark["_key"], mark]),
  );
  return itemsIn(block, "children")
    .filter(isObject)
    .flatMap((child): CodeMeaning[] => {
      if (textIn(child, "text") === undefined) return [{ kind: "inline", object: child }];
      const marks = itemsIn(child, "marks");
      if (marks.length === 0) return [];
      return [{ kind: "marked", marks: marks.map((mark) => annotations.get(mark) ?? String(mark)) }];
    });
}

/**
 * A copy of a paragraph with a translated text. Codes may be in another order, but each must occur once. Throws a CodeError if one is
 * missing or unknown.
 */
export function withBlockText(block: StoredObject, text: string): StoredObject {
  if (text === textOfBlock(block)) return block;
  const parts = parseCodes(text);
  const children = itemsIn(block, "children").filter(isObject);
  const coded = children.filter(
    (child) => textIn(child, "text") === undefined || itemsIn(child, "marks").length > 0,
  );
  checkCodes(parts, coded);
  const keyOf = createKeys(String(block["_key"]), children, coded);
  return {
    ...block,
    children: parts.map((part): unknown => {
      if (part.kind === "text") return { _type: "span", _key: keyOf(), marks: [], text: part.text };
      const child = coded[part.code - 1];
      return part.kind === "inline" ? child : Object.assign({}, child, { text: part.text });
    }),
  };
}

function checkCodes(parts: readonly Part[], coded: readonly StoredObject[]): void {
  const left = new Map(coded.map((child, index) => [index + 1, textIn(child, "text") === undefined]));
  for (const part of parts) {
    if (part.kind === "text") continue;
    const isInline = left.get(part.code);
    const written = part.kind === "inline" ? `<${part.code}/>` : `<${part.code}>…</${part.code}>`;
    if (isInline !== (part.kind === "inline"))
      throw new CodeError(`The code ${written} is not one of the source, or occurs twice`);
    left.delete(part.code);
  }
  const [missing] = left;
  if (missing === undefined) return;
  const [code, isInline] = missing;
  throw new CodeError(`The code ${isInline ? `<${code}/>` : `<${code}>…</${code}>`} is missing`);
}

/** Returns keys for spans without marks: first those of the paragraph, then new ones. */
function createKeys(
  block: string,
  children: readonly StoredObject[],
  coded: readonly StoredObject[],
): () => string {
  const taken = new Set(coded.map((child) => child["_key"]));
  const free = children.map((child) => String(child["_key"])).filter((key) => !taken.has(key));
  let count = 0;
  return () => {
    const key = free.shift();
    if (key !== undefined) return key;
    do count += 1;
    while (
      taken.has(`${block}-text${count}`) ||
      children.some(({ _key }) => _key === `${block}-text${count}`)
    );
    return `${block}-text${count}`;
  };
}

/** As `withBlockText`; undefined if the text has other codes. */
export function tryBlockText(block: StoredObject, text: string): StoredObject | undefined {
  try {
    return withBlockText(block, text);
  } catch (error) {
    if (error instanceof CodeError) return undefined;
    throw error;
  }
}
