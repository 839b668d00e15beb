import { findBlock } from "./blocks/index.ts";
import { isShown, nextChange, type Visibility } from "./fields/display-fields.ts";
import { validItems } from "./objects/certificate.ts";

interface StoredBlock extends Visibility {
  readonly _type: string;
}

/** The blocks that visitors see at the time `now`, in ms since 1970, without expired items of lists. */
export function visibleBlocks<Block extends StoredBlock>(blocks: readonly Block[], now: number): Block[] {
  return blocks
    .filter((block) => isShown(block, now))
    .flatMap((block) => {
      const list = neededList(block);
      if (list === undefined) return [block];
      const valid = validItems(list.items, now);
      return valid.length === 0 ? [] : [{ ...block, [list.field]: valid }];
    });
}

/** Whether the page will change without an edit, because a block appears or disappears, or an item of a list expires. */
export function changesByItself(blocks: readonly StoredBlock[], now: number): boolean {
  const items = blocks.flatMap((block) => validItems(neededList(block)?.items ?? [], now));
  return nextChange(blocks, now) !== undefined || items.some(({ validUntil }) => validUntil !== undefined);
}

/** The list that a block needs to be visible; undefined for blocks that need none. */
function neededList(block: StoredBlock) {
  const field = findBlock(block._type)?.facts.hiddenWhileEmpty;
  if (field === undefined) return undefined;
  const stored: unknown = Reflect.get(block, field);
  const items: readonly { validUntil?: string }[] = Array.isArray(stored) ? stored : [];
  return { field, items };
}
