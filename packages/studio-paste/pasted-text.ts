import { type DeserializerRule, htmlToPortableText } from "@portabletext/html";
import { toTable } from "studio-grid/pasted-cells.ts";
import { randomKey } from "studio-grid/random-id.ts";
import * as v from "valibot";

import type { LinkResolver } from "./pasted-link.ts";
import { figureOf } from "./pasted-pictures.ts";

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** The portable text schema for parsing HTML. It has more heading levels than the site's schema, and links have only an `href`. */
const htmlSchema = {
  block: { name: "block" },
  span: { name: "span" },
  styles: ["normal", ...HEADINGS].map(named),
  lists: ["bullet", "number"].map(named),
  decorators: ["strong", "em"].map(named),
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
  ];
  return htmlToPortableText(html, { schema: htmlSchema, rules, keyGenerator: randomKey }).map((block) =>
    normalizeBlock(block, resolveLink),
  );
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
  const cells = [...node.rows].map((row) => [...row.cells].map((cell) => cell.textContent));
  const table = toTable(cells);
  if (table === undefined) return undefined;
  const caption = node.caption?.textContent.trim();
  return { _type: "table", _key: randomKey(), ...(caption && { caption }), ...table };
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

/** Headings in a text are h2 to h4, because the page's title is the h1. */
const STYLES = new Map([
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
]);

/** Converts the heading style and links of a text block. Removes links that cannot be resolved, but keeps their text. */
export function normalizeBlock<Block extends { _type: string }>(block: Block, resolveLink: LinkResolver) {
  const parsed = v.safeParse(TextBlock, block);
  if (!parsed.success) return block;
  const { style, markDefs, children } = parsed.output;
  const links = markDefs.flatMap(({ _key, _type, href }) => {
    const link = resolveLink(href);
    return link === undefined ? [] : [{ _key, _type, ...link }];
  });
  const isRemoved = (mark: string) =>
    markDefs.some(({ _key }) => _key === mark) && !links.some(({ _key }) => _key === mark);
  return {
    ...parsed.output,
    style: STYLES.get(style) ?? style,
    markDefs: links,
    children: children.map((child) =>
      Object.assign(child, { marks: child.marks.filter((mark) => !isRemoved(mark)) }),
    ),
  };
}
