import type { Visibility } from "schemas/display-fields.ts";
import { sharedSection } from "schemas/objects/shared-section.ts";
import { storedField } from "schemas/stored-field.ts";

interface StoredBlock extends Visibility {
  readonly _key: string;
  readonly _type: string;
}

/** A place on a page that shows a saved section. */
interface Place extends Visibility {
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
  /** The key of the place on the page. */
  readonly placeKey: string;
}

/** A block as a page shows it. */
export type ShownBlock<Block> = Block & { readonly origin?: Origin };

/** The ids of the saved sections among the blocks of a page. */
export function sectionIds(blocks: readonly StoredBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (isPlace(block) ? (block.section?._ref ?? []) : [])))];
}

/**
 * Replaces each place of a page with the blocks of its saved section. Keys and anchors are unique on the page, and the page's own
 * blocks keep theirs. A place can hide its section, and limit the time when visitors see it. Sections that are not published, and
 * sections inside other sections, are left out.
 */
export function withSections<Block extends StoredBlock>(
  blocks: readonly (Block | Place)[],
  sections: readonly StoredSection<Block | Place>[],
): ShownBlock<Block>[] {
  const byId = new Map(sections.map((section) => [section._id, section.blocks ?? []]));
  const takenAnchors = new Set(blocks.map((block) => storedField(block, "anchor")));
  return blocks.flatMap((block): ShownBlock<Block>[] => {
    if (!isPlace(block)) return [block];
    const sectionId = block.section?._ref ?? "";
    return (byId.get(sectionId) ?? []).flatMap((inner) => {
      if (isPlace(inner)) return [];
      const shown = {
        ...inner,
        ...visibilityOf(block, inner),
        _key: `${block._key}-${inner._key}`,
        origin: { sectionId, key: inner._key, placeKey: block._key },
      };
      const anchor = storedField(inner, "anchor");
      if (takenAnchors.has(anchor)) Reflect.deleteProperty(shown, "anchor");
      takenAnchors.add(anchor);
      return [shown];
    });
  });
}

/** The keys of the places that show no block, such as one for which no editor has chosen a section yet. */
export function emptyPlaces(blocks: readonly StoredBlock[], shown: readonly ShownBlock<unknown>[]): string[] {
  const filled = new Set(shown.map(({ origin }) => origin?.placeKey));
  return blocks.flatMap((block) =>
    isPlace(block) && block.hidden !== true && !filled.has(block._key) ? [block._key] : [],
  );
}

function isPlace(block: StoredBlock | Place): block is Place {
  return block._type === sharedSection.name;
}

/** When visitors see a block: while both its place and the block itself are shown. */
function visibilityOf(place: Visibility, block: Visibility): Visibility {
  const latest = timesOf(place.showFrom, block.showFrom).at(-1);
  const [earliest] = timesOf(place.showUntil, block.showUntil);
  return {
    ...(place.hidden === true && { hidden: true }),
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
