import { findBlock } from "schemas/blocks/index.ts";
import type { ListedDocument } from "schemas/list-fields.ts";
import { storedField } from "schemas/stored-field.ts";
import { visibleBlocks } from "schemas/visible-blocks.ts";

import { blockContexts } from "#cms/block-context.ts";
import { withMainHeading } from "#cms/main-heading.ts";
import { type StoredSection, withSections } from "#cms/sections.ts";

import { referencesIn, textIn } from "./document-text.ts";

export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
}

export interface StoredBlock {
  readonly _key: string;
  readonly _type: string;
}

/** A block that visitors can reach by a link. */
export interface Place {
  readonly page: StoredDocument;
  readonly block: StoredBlock;
  readonly href: string;
  readonly headingIdOf: (key: string) => string | undefined;
}

/**
 * The blocks of a page, also those of its saved sections, with their addresses. A block that appears or disappears at a set time is left out: the search would find it
 * too late, or too long.
 */
export function placesOn(
  page: StoredDocument,
  sections: readonly StoredSection<StoredBlock>[] = [],
): Place[] {
  const stored = storedField(page, "blocks");
  const path = textIn(page, "path");
  if (path === undefined || !Array.isArray(stored)) return [];
  const whole = withMainHeading(withSections(stored.filter(isStoredBlock), sections), textIn(page, "title"));
  const blocks = visibleBlocks(whole, Date.now());
  const { contexts } = blockContexts(blocks);
  return blocks
    .filter((block) => !textIn(block, "showFrom") && !textIn(block, "showUntil"))
    .map((block) => {
      const { id, headingIdOf = () => undefined } = contexts.get(block._key) ?? {};
      return { page, block, href: id === undefined ? path : `${path}#${id}`, headingIdOf };
    });
}

function isStoredBlock(value: unknown): value is StoredBlock {
  return typeof value === "object" && value !== null && "_key" in value && "_type" in value;
}

/** The ids of the documents that the page of a block is about, if the block is their data sheet. */
export function subjectsOf({ block }: Place): string[] {
  const field = findBlock(block._type)?.facts.siteSearch?.documents;
  return field === undefined ? [] : referencesIn(storedField(block, field));
}

/**
 * Returns a function that finds where the site shows a document without a page of its own. Its data sheet comes first, then the longest
 * list with it, preferably on a page of its own group, then the first block that refers to it.
 */
export function createFindPlace(
  places: readonly Place[],
  documents: readonly StoredDocument[],
  groupOf: (document: StoredDocument) => string | undefined,
) {
  const first = new Map<string, Place>();
  const own = new Map(places.toReversed().flatMap((place) => subjectsOf(place).map((id) => [id, place])));
  const best = new Map<string, { place: Place; rank: number }>();
  const candidates = documents.map((document) => ({
    document,
    facts: { ...factsOf(document), _id: document._id, _type: document._type },
  }));
  for (const place of places) {
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
 * A function that says whether a block shows a document in its list; undefined for a block without a list. A list that stops after
 * some documents may not show it.
 */
function listIn(block: StoredBlock): ((document: ListedDocument & { _id: string }) => boolean) | undefined {
  const lists = findBlock(block._type)?.facts.lists;
  if (lists === undefined || storedField(block, "limit") !== undefined) return undefined;
  const selection = textIn(block, "selection");
  if (selection === "hand") {
    const chosen = new Set(referencesIn(block));
    return ({ _id }) => chosen.has(_id);
  }
  const list = { ...factsOf(block), selection };
  return (document) => lists(list, document);
}

function factsOf(holder: unknown): Omit<ListedDocument, "_type"> {
  return {
    kind: textIn(holder, "kind"),
    services: referencesIn(storedField(holder, "services")),
    partOf: textIn(storedField(holder, "partOf"), "_ref"),
  };
}
