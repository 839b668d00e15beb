import { findBlock } from "./blocks/index.ts";
import { isShown, nextChange, type Visibility } from "./display-fields.ts";
import { validItems } from "./objects/certificate.ts";

interface StoredBlock extends Visibility {
  readonly _type: string;
}

/** What visitors see of the blocks at the time `now`, in ms since 1970. Expired items of lists are left out. */
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

/** Whether what visitors see changes at a set time: a block appears or disappears, or an item of a list expires. */
export function changesByItself(blocks: readonly StoredBlock[], now: number): boolean {
  const items = blocks.flatMap((block) => validItems(neededList(block)?.items ?? [], now));
  return nextChange(blocks, now) !== undefined || items.some(({ validUntil }) => validUntil !== undefined);
}

/** The list without which visitors do not see the block; undefined for other blocks. */
function neededList(block: StoredBlock) {
  const field = findBlock(block._type)?.facts.hiddenWhileEmpty;
  if (field === undefined) return undefined;
  const stored: unknown = Reflect.get(block, field);
  const items: readonly { validUntil?: string }[] = Array.isArray(stored) ? stored : [];
  return { field, items };
}
