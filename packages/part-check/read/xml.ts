import { ReadError } from "./read-error.ts";

/** A tag of an XML file. */
export class XmlElement {
  /** Without a namespace prefix. */
  readonly name: string;
  readonly kind: "start" | "end" | "empty";
  readonly #attributes: string;
  readonly #file: string;
  /** The position after the tag. */
  readonly #end: number;

  constructor(name: string, kind: XmlElement["kind"], attributes: string, file: string, end: number) {
    this.name = name;
    this.kind = kind;
    this.#attributes = attributes;
    this.#file = file;
    this.#end = end;
  }

  /** The text between this tag and the next one. */
  get text(): string {
    const next = this.#file.indexOf("<", this.#end);
    return unescape(this.#file.slice(this.#end, next < 0 ? undefined : next).trim());
  }

  /** The value of an attribute, whose name has no namespace prefix. Searched when it is needed: a 3MF file has millions of tags. */
  attribute(name: string): string | undefined {
    const text = this.#attributes;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      if (at > 0 && !/[\s:]/.test(text.charAt(at - 1))) continue;
      let quote = at + name.length;
      while (isSpaceOrEquals(text.charCodeAt(quote))) quote += 1;
      const mark = text.charAt(quote);
      if (quote === at + name.length || (mark !== '"' && mark !== "'")) continue;
      return unescape(text.slice(quote + 1, text.indexOf(mark, quote + 1)));
    }
    return undefined;
  }
}

function isSpaceOrEquals(code: number): boolean {
  return code === 0x3d || code === 0x20 || (code >= 9 && code <= 13);
}

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;

/** The start and end of skipped parts: comments, CDATA, declarations and processing instructions. */
const SKIPPED = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<!", ">"],
] as const;

/** Tags of which a file has millions. They are read in a fraction of the time if they are written in the usual way. */
export interface FrequentTag {
  /** Sticky. Matches a tag with three attributes in their usual order, and the white space after it. */
  readonly usual: RegExp;
  readonly add: (first: string, second: string, third: string) => void;
}

/**
 * The tags of an XML file in order, without those that `frequent` gets. Workers have no DOMParser. 3MF keeps nearly
 * all data in attributes. Entities other than the five of XML are left as they are, so nothing expands.
 * @throws {ReadError} if a tag does not end
 */
export function* xmlElements(text: string, frequent: readonly FrequentTag[] = []): Generator<XmlElement> {
  for (let start = text.indexOf("<"); start >= 0; start = text.indexOf("<", start)) {
    for (const tag of frequent) start = readFrequent(text, start, tag);
    if (text[start] !== "<") continue;
    const skipped = SKIPPED.find(([opening]) => text.startsWith(opening, start));
    if (skipped !== undefined) {
      const end = text.indexOf(skipped[1], start + skipped[0].length);
      if (end < 0) throw new ReadError("damaged");
      start = end + skipped[1].length;
      continue;
    }
    TAG.lastIndex = start;
    const [tag, slash, name = "", attributes = "", empty] = TAG.exec(text) ?? [];
    if (tag === undefined) throw new ReadError("damaged");
    start += tag.length;
    const kind = slash === "/" ? "end" : empty === "/" ? "empty" : "start";
    yield new XmlElement(name.slice(name.indexOf(":") + 1), kind, attributes, text, start);
  }
}

/** Reads consecutive tags. Returns the position after them. */
function readFrequent(text: string, start: number, { usual, add }: FrequentTag): number {
  let end = start;
  usual.lastIndex = end;
  for (let match = usual.exec(text); match !== null; match = usual.exec(text)) {
    const [, first = "", second = "", third = ""] = match;
    add(first, second, third);
    end = usual.lastIndex;
  }
  return end;
}

const ENTITIES = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&apos;", "'"],
  ["&amp;", "&"],
]);

function unescape(text: string): string {
  return text.includes("&") ? text.replaceAll(/&\w+;/g, (entity) => ENTITIES.get(entity) ?? entity) : text;
}
