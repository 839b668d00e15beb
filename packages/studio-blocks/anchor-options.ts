import { ANCHORED_BLOCKS } from "stored-values/anchored-blocks.ts";
import * as v from "valibot";

/** Prefers the draft. */
export const PAGE = `*[_id in [$id, "drafts." + $id]] | order(_id in path("drafts.**") desc)[0] ${ANCHORED_BLOCKS}`;

const OptionalText = v.fallback(v.nullable(v.string()), null);
const Block = v.object({ anchor: OptionalText, heading: OptionalText });
export const Page = v.nullable(
  v.object({
    _type: v.string(),
    /** Of a block that shows a saved section, `section` is the id of that. */
    blocks: v.array(v.object({ ...Block.entries, section: OptionalText })),
    sections: v.array(v.object({ _id: v.string(), blocks: v.array(Block) })),
  }),
);

interface AnchorOption {
  /** Empty for the top of the page. */
  value: string;
  text: string;
}

/** The anchors of a page, each of them once, and the current value even if no block has that anchor. */
export function anchorOptions(
  { blocks, sections }: Pick<NonNullable<v.InferOutput<typeof Page>>, "blocks" | "sections">,
  current: string | undefined,
): AnchorOption[] {
  const options = new Map([["", "The top of the page"]]);
  const blocksOf = new Map(sections.map((section) => [section._id, section.blocks]));
  for (const { anchor, heading } of blocks.flatMap((block) => blocksOf.get(block.section ?? "") ?? [block]))
    if (anchor !== null && !options.has(anchor))
      options.set(anchor, heading === null ? `#${anchor}` : `${heading} (#${anchor})`);
  if (current !== undefined && !options.has(current))
    options.set(current, `#${current} (no block on the page has this anchor)`);
  return [...options].map(([value, text]) => ({ value, text }));
}
