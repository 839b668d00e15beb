import { isFilledIn } from "schemas/blocks/facts.ts";
import { findBlock } from "schemas/blocks/index.ts";
import {
  isSecondVersion,
  isShown,
  isVersionOf,
  nextChange,
  type Visibility,
} from "schemas/fields/display-fields.ts";
import { validItems } from "schemas/objects/certificate.ts";

import type { StoredBlock } from "./sections.ts";

// The blocks that visitors see at a time.

interface TimedBlock extends Visibility {
  readonly _type: string;
}

/**
 * The blocks that visitors see at the time `now`, in ms since 1970, without expired and unfilled items of lists. Only the first versions:
 * search engines, the search of the site and visitors without scripts get these.
 */
export function visibleBlocks<Block extends TimedBlock>(blocks: readonly Block[], now: number): Block[] {
  return blocks
    .filter((block) => isShown(block, now) && !isSecondVersion(block))
    .flatMap((block) => {
      const list = neededList(block);
      if (list === undefined) return [block];
      const valid = validItems(list.items, now).filter((item) => isFilledIn(item));
      return valid.length === 0 ? [] : [{ ...block, [list.field]: valid }];
    });
}

/** The second version of a block, if it has one that visitors see at the time `now`. It is directly below, and of the same type. */
export function secondVersionOf<Block extends StoredBlock>(
  block: Pick<Block, "_key">,
  blocks: readonly Block[],
  now: number,
): Block | undefined {
  const index = blocks.findIndex(({ _key }) => _key === block._key);
  const second = blocks[index + 1];
  return second && isVersionOf(second, blocks[index]) && isShown(second, now) ? second : undefined;
}

/** Whether the page will change without an edit, because a block appears or disappears, or an item of a list expires. */
export function changesByItself(blocks: readonly TimedBlock[], now: number): boolean {
  const items = blocks.flatMap((block) => validItems(neededList(block)?.items ?? [], now));
  return nextChange(blocks, now) !== undefined || items.some(({ validUntil }) => validUntil !== undefined);
}

/** The list that a block needs to be visible; undefined for blocks that need none. */
function neededList(block: TimedBlock) {
  const field = findBlock(block._type)?.facts.hiddenWhileEmpty;
  if (field === undefined) return undefined;
  const stored: unknown = Reflect.get(block, field);
  const items: readonly { validUntil?: string }[] = Array.isArray(stored) ? stored : [];
  return { field, items };
}
