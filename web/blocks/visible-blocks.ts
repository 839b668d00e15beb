import { findBlock } from "schemas/blocks/index.ts";
import { isShown, nextChange } from "schemas/display-fields.ts";
import { validItems } from "schemas/objects/certificate.ts";

import type { Block } from "./block.ts";

/** The blocks that visitors see at the time `now`, in ms since 1970. */
export function visibleBlocks(blocks: readonly Block[], now: number): Block[] {
  return blocks.filter((block) => isShown(block, now) && !isHiddenWhileEmpty(block, now));
}

/** Whether what visitors see changes at a set time: a block appears or disappears, or an item of a list expires. */
export function changesByItself(blocks: readonly Block[], now: number): boolean {
  const items = blocks.flatMap((block) => validItems(neededItems(block) ?? [], now));
  return nextChange(blocks, now) !== undefined || items.some(({ validUntil }) => validUntil !== undefined);
}

function isHiddenWhileEmpty(block: Block, now: number): boolean {
  const items = neededItems(block);
  return items !== undefined && validItems(items, now).length === 0;
}

/** The items of the list without which visitors do not see the block; undefined for other blocks. */
function neededItems(block: Block): readonly { validUntil?: string }[] | undefined {
  const field = findBlock(block._type)?.facts.hiddenWhileEmpty;
  if (field === undefined) return undefined;
  const list: unknown = Reflect.get(block, field);
  return Array.isArray(list) ? list : [];
}
