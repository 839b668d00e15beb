import { renderedPath } from "next-internals/rendered-path.ts";
import { cache } from "react";
import { findBlock } from "schemas/blocks/index.ts";
import type { Visibility } from "schemas/fields/display-fields.ts";
import { MAX_BLOCKS, MAX_LISTS } from "schemas/fields/limits.ts";
import { sharedSection } from "schemas/objects/shared-section.ts";
import { storedField } from "stored-values/stored-value.ts";

import { renderBudget } from "#render-budget.ts";

// The blocks of a page with those of its saved sections, as far as a page shows them.

export interface StoredBlock extends Visibility {
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
 * published, and sections inside other sections, are left out. So is what comes after MAX_BLOCKS, MAX_LISTS or MAX_PAGE_LENGTH: a page can show
 * a section thousands of times, and a hundred tables of all documents keep the process of all visitors busy for a minute.
 */
export function withSections<Block extends StoredBlock>(
  blocks: readonly (Block | SharedSection)[],
  sections: readonly StoredSection<Block | SharedSection>[],
): ShownBlock<Block>[] {
  const byId = new Map(sections.map((section) => [section._id, section.blocks ?? []]));
  const takenAnchors = new Set(blocks.map((block) => storedField(block, "anchor")));

  function* inPlace(block: Block | SharedSection): Generator<ShownBlock<Block>> {
    if (!isSharedSection(block)) return yield block;
    const sectionId = block.section?._ref ?? "";
    for (const inner of byId.get(sectionId) ?? []) {
      if (isSharedSection(inner)) continue;
      const shown = {
        ...inner,
        ...visibilityOf(block, inner),
        _key: `${block._key}-${inner._key}`,
        origin: { sectionId, key: inner._key, sharedSectionKey: block._key },
      };
      const anchor = storedField(inner, "anchor");
      if (takenAnchors.has(anchor)) Reflect.deleteProperty(shown, "anchor");
      takenAnchors.add(anchor);
      yield shown;
    }
  }

  const shown: ShownBlock<Block>[] = [];
  let rest = MAX_PAGE_LENGTH;
  let lists = 0;
  for (const block of blocks)
    for (const each of inPlace(block)) {
      if (findBlock(each._type)?.facts.lists !== undefined) lists += 1;
      if (lists > MAX_LISTS) return shown;
      rest -= lengthOf(each);
      if (shown.length === MAX_BLOCKS || rest < 0) return shown;
      shown.push(each);
    }
  return shown;
}

/** Ten times what the largest page has, in characters. */
const MAX_PAGE_LENGTH = 300_000;

/** Twice what the lists of the largest page have, in characters. Such a page has a megabyte of HTML. */
const MAX_LISTED_LENGTH = 600_000;

/** What each document takes besides its characters, for the elements that show it. */
const DOCUMENT_LENGTH = 500;

const getListBudget = renderBudget(MAX_LISTED_LENGTH);

/** Whether the log says that the current render leaves documents out. */
const getReport = cache(() => ({ isDone: false }));

/**
 * The documents of a list for which the page still has room. An account that may only edit glossary terms can publish thousands: a page
 * that rendered them all would end the process of all visitors.
 */
export function withinPage<Document>(documents: readonly Document[]): Document[] {
  const budget = getListBudget();
  const report = getReport();
  const shown = documents.filter((document) => {
    const length = DOCUMENT_LENGTH + lengthOf(document);
    const isShown = length <= budget.left;
    if (isShown) budget.left -= length;
    return isShown;
  });
  if (shown.length < documents.length && !report.isDone) {
    report.isDone = true;
    console.error(
      `The lists of ${renderedPath() ?? "a page"} are longer than a page can show: documents are left out. Delete those that should not be there, or let the page list fewer.`,
    );
  }
  return shown;
}

/** What a line break counts, because it becomes an element. */
const BREAK_LENGTH = 20;

/** About how many characters a stored value has as JSON. */
export function lengthOf(value: unknown): number {
  if (typeof value === "string")
    return value.includes("\n") ? value.length + BREAK_LENGTH * value.split("\n").length : value.length;
  if (typeof value !== "object" || value === null) return 1;
  let length = 2;
  for (const [name, inner] of Object.entries(value)) length += name.length + lengthOf(inner);
  return length;
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
