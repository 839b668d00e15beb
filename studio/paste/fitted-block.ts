import * as v from "valibot";

import type { LinkOf } from "#paste/pasted-link.ts";

const TextBlock = v.looseObject({
  _type: v.literal("block"),
  style: v.optional(v.string(), "normal"),
  markDefs: v.optional(
    v.array(v.object({ _key: v.string(), _type: v.string(), href: v.optional(v.string(), "") })),
    [],
  ),
  children: v.array(v.looseObject({ _type: v.string(), marks: v.optional(v.array(v.string()), []) })),
});

/** The headings of a text are below that of the page, and have three sizes. */
const styles = new Map([
  ["h1", "h2"],
  ["h5", "h4"],
  ["h6", "h4"],
]);

/** A pasted paragraph with headings and links as this site has them. A link that leads nowhere becomes text. */
export function fitted<Block extends { _type: string }>(block: Block, linkOf: LinkOf) {
  const parsed = v.safeParse(TextBlock, block);
  if (!parsed.success) return block;
  const { style, markDefs, children } = parsed.output;
  const links = markDefs.flatMap(({ _key, _type, href }) => {
    const link = linkOf(href);
    return link === undefined ? [] : [{ _key, _type, ...link }];
  });
  const isLost = (mark: string) =>
    markDefs.some(({ _key }) => _key === mark) && !links.some(({ _key }) => _key === mark);
  return {
    ...parsed.output,
    style: styles.get(style) ?? style,
    markDefs: links,
    children: children.map((child) =>
      Object.assign(child, { marks: child.marks.filter((mark) => !isLost(mark)) }),
    ),
  };
}
