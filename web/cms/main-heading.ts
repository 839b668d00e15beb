import { findBlock } from "schemas/blocks/index.ts";
import { storedField } from "schemas/stored-field.ts";

/** Sets the page's title as the main heading of a block that has no heading, or still the initial one of new blocks. */
export function withMainHeading<Block extends { readonly _type: string; readonly heading?: unknown }>(
  blocks: readonly Block[],
  title: string | undefined,
): Block[] {
  return blocks.map((block) => {
    const type = findBlock(block._type);
    if (title === undefined || type?.facts.headingLevel !== 1) return block;
    const isOwn = block.heading && block.heading !== storedField(type.initialValue, "heading");
    return isOwn ? block : { ...block, heading: title };
  });
}
