import { ReadError } from "./read-error.ts";

/** A tag of an XML file. `name` has no namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly kind: "start" | "end" | "empty";
  /** By name, without a namespace prefix. */
  readonly attributes: ReadonlyMap<string, string>;
}

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The start and end of skipped parts: comments, CDATA, declarations and processing instructions. */
const SKIPPED = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<!", ">"],
] as const;

/**
 * The tags of an XML file in order. Workers have no DOMParser. Text between tags is skipped, because 3MF keeps its data in attributes.
 * Entities other than the five of XML are left as they are, so nothing expands.
 * @throws {ReadError} if a tag does not end
 */
export function* xmlElements(text: string): Generator<XmlElement> {
  for (let start = text.indexOf("<"); start >= 0; start = text.indexOf("<", start)) {
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
    yield {
      name: withoutPrefix(name),
      kind: slash === "/" ? "end" : empty === "/" ? "empty" : "start",
      attributes: readAttributes(attributes),
    };
  }
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single] of text.matchAll(ATTRIBUTE))
    attributes.set(withoutPrefix(name), unescape(double ?? single ?? ""));
  return attributes;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
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
