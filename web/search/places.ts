import { findBlock } from "schemas/blocks/index.ts";
import { type ListedDocument, listFacts } from "schemas/fields/list-fields.ts";
import { createPause } from "site-search/pause.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";

import { blockContexts, withMainHeading } from "#cms/block-context.ts";
import { type StoredSection, withSections } from "#cms/sections.ts";
import { visibleBlocks } from "#cms/visible-blocks.ts";

import { referencesIn } from "./document-text.ts";

export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
}

export interface StoredBlock {
  readonly _key: string;
  readonly _type: string;
}

/** A block that a link can lead to. */
export interface Place {
  readonly page: StoredDocument;
  readonly block: StoredBlock;
  readonly href: string;
  /** Whether its heading is the main heading of the page. */
  readonly isMain: boolean;
  readonly headingIdOf: (key: string) => string | undefined;
}

export interface Surroundings {
  readonly sections?: readonly StoredSection<StoredBlock>[];
  /** The English pages, whose anchors their translations have. */
  readonly originals?: readonly StoredSection<StoredBlock>[];
}

/**
 * The blocks of a page and of its saved sections, with their addresses. Blocks that appear or disappear at a set time are left out,
 * because the index is not updated at that time.
 */
export function placesOn(
  page: StoredDocument,
  { sections = [], originals = [] }: Surroundings = {},
): Place[] {
  const stored = storedField(page, "blocks");
  const path = storedText(page, "path");
  if (path === undefined || !Array.isArray(stored)) return [];
  const shown = visibleBlocks(withSections(stored.filter(isStoredBlock), sections), Date.now());
  const blocks = withMainHeading(shown, storedText(page, "title"));
  const originalId = storedText(storedField(page, "original"), "_ref");
  const original = originals.find(({ _id }) => _id === originalId);
  const { contexts } = blockContexts(blocks, withSections(original?.blocks ?? [], sections));
  return blocks
    .filter((block) => !storedText(block, "showFrom") && !storedText(block, "showUntil"))
    .map((block) => {
      const { id, isMain = false, headingIdOf = () => undefined } = contexts.get(block._key) ?? {};
      return { page, block, href: id === undefined ? path : `${path}#${id}`, isMain, headingIdOf };
    });
}

function isStoredBlock(value: unknown): value is StoredBlock {
  return typeof value === "object" && value !== null && "_key" in value && "_type" in value;
}

/** If the block is a data sheet: the ids of the documents that it describes. */
export function subjectsOf({ block }: Place): string[] {
  const field = findBlock(block._type)?.facts.siteSearch?.documents;
  return field === undefined ? [] : referencesIn(storedField(block, field));
}

/**
 * Returns a function that finds where the site shows a document that has no page: in its data sheet, or else in the longest list
 * with the document (preferably on a page of the same group), or else in the first block that references it.
 */
export async function createFindPlace(
  places: readonly Place[],
  documents: readonly StoredDocument[],
  groupOf: (document: StoredDocument) => string | undefined,
) {
  const pause = createPause();
  const first = new Map<string, Place>();
  const own = new Map(places.toReversed().flatMap((place) => subjectsOf(place).map((id) => [id, place])));
  const best = new Map<string, { place: Place; rank: number }>();
  const candidates = documents.map((document) => ({
    document,
    facts: { ...listFacts(document), _id: document._id, _type: document._type },
  }));
  for (const place of places) {
    await pause();
    const isListed = listIn(place.block);
    const listed = isListed ? candidates.filter(({ facts }) => isListed(facts)) : [];
    for (const { document } of listed) {
      const isOwnGroup = groupOf(document) === groupOf(place.page);
      const rank = listed.length + (isOwnGroup ? documents.length : 0);
      if (rank > (best.get(document._id)?.rank ?? 0)) best.set(document._id, { place, rank });
    }
    for (const id of referencesIn(place.block)) if (!first.has(id)) first.set(id, place);
  }
  return ({ _id }: StoredDocument): Place | undefined =>
    own.get(_id) ?? best.get(_id)?.place ?? first.get(_id);
}

/**
 * Returns a function that says whether the list in a block shows a document. Undefined for a block without a list, or if the list
 * has a maximum length, because it may not show the document.
 */
function listIn(block: StoredBlock): ((document: ListedDocument & { _id: string }) => boolean) | undefined {
  const lists = findBlock(block._type)?.facts.lists;
  if (lists === undefined || storedField(block, "limit") !== undefined) return undefined;
  const selection = storedText(block, "selection");
  if (selection === "hand") {
    const chosen = new Set(referencesIn(block));
    return ({ _id }) => chosen.has(_id);
  }
  const list = { ...listFacts(block), selection };
  return (document) => lists(list, document);
}
