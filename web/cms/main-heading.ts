import { findBlock } from "schemas/blocks/index.ts";
import { storedField } from "schemas/fields/stored-field.ts";

interface StoredBlock {
  readonly _type: string;
  readonly heading?: unknown;
}

/** The block with the main heading of a page: the first one that can have it. */
export function mainBlock<Block extends StoredBlock>(blocks: readonly Block[]): Block | undefined {
  return blocks.find(isTitled);
}

/**
 * Gives the main block the page's title as its heading, unless it has its own. Another block of the same kind has no heading then.
 * The initial heading of new blocks does not count as their own.
 */
export function withMainHeading<Block extends StoredBlock>(
  blocks: readonly Block[],
  title: string | undefined,
): Block[] {
  const main = mainBlock(blocks);
  return blocks.map((block) => {
    const type = findBlock(block._type);
    const isOwn = block.heading && block.heading !== storedField(type?.initialValue, "heading");
    if (isOwn || !isTitled(block)) return block;
    return { ...block, heading: (block === main && title) || "" };
  });
}

function isTitled({ _type }: StoredBlock): boolean {
  return findBlock(_type)?.facts.headingLevel === 1;
}
