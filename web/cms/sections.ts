import { isFilledIn } from "schemas/blocks/facts.ts";
import { findBlock } from "schemas/blocks/index.ts";
import {
  isSecondVersion,
  isShown,
  isVersionOf,
  nextChange,
  type Visibility,
} from "schemas/fields/display-fields.ts";
import { storedField } from "schemas/fields/stored-field.ts";
import { validItems } from "schemas/objects/certificate.ts";
import { sharedSection } from "schemas/objects/shared-section.ts";

// Which blocks of a page visitors see: its own blocks and the blocks of its saved sections, at a given time.

interface StoredBlock extends Visibility {
  readonly _key: string;
  readonly _type: string;
}

/** A block that shows a saved section. */
interface SharedSection extends Visibility {
  readonly _key: string;
  readonly _type: "sharedSection";
  /** Missing in a draft until an editor chooses the section. */
  readonly section?: { readonly _ref: string };
}

export interface StoredSection<Block> {
  readonly _id: string;
  readonly blocks: readonly Block[] | null;
}

/** Where a block is stored that comes from a saved section. */
interface Origin {
  readonly sectionId: string;
  /** The key of the block in the section. */
  readonly key: string;
  /** The key of the block on the page that shows the section. */
  readonly sharedSectionKey: string;
}

/** A block as a page shows it. */
export type ShownBlock<Block> = Block & { readonly origin?: Origin };

/** The ids of the saved sections among the blocks of a page. */
export function sectionIds(blocks: readonly StoredBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (isSharedSection(block) ? (block.section?._ref ?? []) : [])))];
}

/**
 * Replaces each shared section of a page with the blocks of its saved section. Keys and anchors are unique on the page, and the page's
 * own blocks keep theirs. A shared section can hide its blocks, and limit the time when visitors see them. Sections that are not
 * published, and sections inside other sections, are left out.
 */
export function withSections<Block extends StoredBlock>(
  blocks: readonly (Block | SharedSection)[],
  sections: readonly StoredSection<Block | SharedSection>[],
): ShownBlock<Block>[] {
  const byId = new Map(sections.map((section) => [section._id, section.blocks ?? []]));
  const takenAnchors = new Set(blocks.map((block) => storedField(block, "anchor")));
  return blocks.flatMap((block): ShownBlock<Block>[] => {
    if (!isSharedSection(block)) return [block];
    const sectionId = block.section?._ref ?? "";
    return (byId.get(sectionId) ?? []).flatMap((inner) => {
      if (isSharedSection(inner)) return [];
      const shown = {
        ...inner,
        ...visibilityOf(block, inner),
        _key: `${block._key}-${inner._key}`,
        origin: { sectionId, key: inner._key, sharedSectionKey: block._key },
      };
      const anchor = storedField(inner, "anchor");
      if (takenAnchors.has(anchor)) Reflect.deleteProperty(shown, "anchor");
      takenAnchors.add(anchor);
      return [shown];
    });
  });
}

/** The keys of the shared sections that show no block, such as one for which no editor has chosen a saved section yet. */
export function emptySharedSections(
  blocks: readonly StoredBlock[],
  shown: readonly ShownBlock<unknown>[],
): string[] {
  const filled = new Set(shown.map(({ origin }) => origin?.sharedSectionKey));
  return blocks.flatMap((block) =>
    isSharedSection(block) && block.hidden !== true && !filled.has(block._key) ? [block._key] : [],
  );
}

function isSharedSection(block: StoredBlock | SharedSection): block is SharedSection {
  return block._type === sharedSection.name;
}

/** When visitors see a block: while both its shared section and the block itself are shown. */
function visibilityOf(section: Visibility, block: Visibility): Visibility {
  const latest = timesOf(section.showFrom, block.showFrom).at(-1);
  const [earliest] = timesOf(section.showUntil, block.showUntil);
  return {
    ...(section.hidden === true && { hidden: true }),
    ...(latest !== undefined && { showFrom: latest }),
    ...(earliest !== undefined && { showUntil: earliest }),
  };
}

/** The stored times in their order. */
function timesOf(...stored: unknown[]): string[] {
  return stored
    .filter((time) => typeof time === "string")
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
}

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
