import { findBlock } from "schemas/blocks/index.ts";
import { storedField } from "schemas/stored-field.ts";

/**
 * The blocks of a page with its title as the main heading where a block has none of its own, or still the one that new blocks start
 * with.
 */
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
