import { type DeserializerRule, htmlToPortableText } from "@portabletext/html";
import { cellsOfTable, toTable } from "studio-grid/pasted-cells.ts";
import { randomKey } from "studio-grid/random-id.ts";
import * as v from "valibot";

import type { LinkResolver } from "./pasted-link.ts";
import { figureOf } from "./pasted-pictures.ts";

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const DECORATORS = ["strong", "em"];

/** The portable text schema for parsing HTML. It has more heading levels than the site's schema, and links have only an `href`. */
const htmlSchema = {
  block: { name: "block" },
  span: { name: "span" },
  styles: ["normal", ...HEADINGS].map(named),
  lists: ["bullet", "number"].map(named),
  decorators: DECORATORS.map(named),
  annotations: [{ ...named("link"), fields: [] }],
  blockObjects: [
    { ...named("table"), fields: [] },
    { ...named("figure"), fields: [] },
  ],
  inlineObjects: [],
};

interface PastedText {
  hasTables: boolean;
  hasFigures: boolean;
  resolveLink: LinkResolver;
}

/**
 * Converts pasted HTML to portable text of the site's schema. Tables become paragraphs unless `hasTables`. Pictures are dropped unless
 * `hasFigures`: then they become figures that still have to be uploaded (pasted-pictures.ts).
 */
export function toPortableText(html: string, { hasTables, hasFigures, resolveLink }: PastedText) {
  const rules = [
    ...(hasTables ? [{ deserialize: deserializeTable }] : []),
    ...(hasFigures ? [{ deserialize: deserializePicture }] : []),
    { deserialize: deserializeDigits },
    { deserialize: deserializeBreak },
    { deserialize: deserializeLine },
  ];
  return htmlToPortableText(html, {
    schema: htmlSchema,
    rules,
    keyGenerator: randomKey,
    // Programs without space between paragraphs have empty ones instead.
    whitespaceMode: "remove",
  }).map((block) => normalizeBlock(block, resolveLink));
}

function named(name: string) {
  return { name, value: name };
}

const deserializePicture: DeserializerRule["deserialize"] = (node, _next, createBlock) => {
  const figure = figureOf(node, randomKey());
  return figure && createBlock({ ...figure });
};

function deserializeTable(node: Node) {
  if (!(node instanceof HTMLTableElement)) return undefined;
  const table = toTable(cellsOfTable(node));
  if (table === undefined) return undefined;
  const caption = node.caption?.textContent.trim();
  return { _type: "table", _key: randomKey(), ...(caption && { caption }), ...table };
}

const RAISED = new Map(Array.from("0123456789+-−", (digit, index) => [digit, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻"[index]]));
const LOWERED = new Map(Array.from("0123456789", (digit, index) => [digit, "₀₁₂₃₄₅₆₇₈₉"[index]]));

/** Raised and lowered digits as characters, because the site has no mark for them and mm² must not become mm2. */
function deserializeDigits(node: Node) {
  if (!(node instanceof HTMLElement)) return undefined;
  const isRaised = node.tagName === "SUP" || node.style.verticalAlign === "super";
  const isLowered = node.tagName === "SUB" || node.style.verticalAlign === "sub";
  if (!isRaised && !isLowered) return undefined;
  const digits = Array.from(node.textContent, (digit) => (isRaised ? RAISED : LOWERED).get(digit));
  return digits.length === 0 || digits.includes(undefined)
    ? undefined
    : { _type: "span", marks: [], text: digits.join("") };
}

/** A soft break inside a paragraph. Google Docs puts it into a span of its own, in which it would be lost. */
function deserializeBreak(node: Node) {
  if (!(node instanceof HTMLBRElement)) return undefined;
  const isInText = node.closest("p, li, div, h1, h2, h3, h4, h5, h6")?.textContent.trim();
  return isInText ? { _type: "span", marks: [], text: "\n" } : undefined;
}

/** A line of an email program, which writes each as a <div>. They would become one paragraph. */
function deserializeLine(node: Node, next: Parameters<DeserializerRule["deserialize"]>[1]) {
  if (!(node instanceof HTMLDivElement) || node.closest("li") !== null) return undefined;
  if (node.querySelector("div, p, ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6") !== null)
    return undefined;
  const children = [next(node.childNodes) ?? []].flat();
  return { _type: "block", style: "normal", markDefs: [], children };
}

const TextBlock = v.looseObject({
  _type: v.literal("block"),
  style: v.optional(v.string(), "normal"),
  markDefs: v.optional(
    v.array(v.object({ _key: v.string(), _type: v.string(), href: v.optional(v.string(), "") })),
    [],
  ),
  children: v.array(v.looseObject({ _type: v.string(), marks: v.optional(v.array(v.string()), []) })),
});

/** Headings in a text are h2 to h4, because the page's title is the h1. Other styles, such as quotations, become paragraphs. */
const STYLES = new Map([
  ["h1", "h2"],
  ["h2", "h2"],
  ["h3", "h3"],
  ["h4", "h4"],
  ["h5", "h4"],
  ["h6", "h4"],
]);

/**
 * Converts the style, marks and links of a text block. Removes marks that the site does not have, such as underlines, and links that cannot
 * be resolved, but keeps their text.
 */
export function normalizeBlock<Block extends { _type: string }>(block: Block, resolveLink: LinkResolver) {
  const parsed = v.safeParse(TextBlock, block);
  if (!parsed.success) return block;
  const { style, markDefs, children } = parsed.output;
  const links = markDefs.flatMap(({ _key, _type, href }) => {
    const link = resolveLink(href);
    return link === undefined ? [] : [{ _key, _type, ...link }];
  });
  const isKept = (mark: string) => DECORATORS.includes(mark) || links.some(({ _key }) => _key === mark);
  return {
    ...parsed.output,
    style: STYLES.get(style) ?? "normal",
    markDefs: links,
    children: children.map((child) =>
      Object.assign(child, { marks: child.marks.filter((mark) => isKept(mark)) }),
    ),
  };
}
