import { isFilledIn } from "schemas/blocks/facts.ts";
import { findBlock } from "schemas/blocks/index.ts";
import { alternativeText, assetIdOf } from "schemas/fields/alternative-text.ts";
import {
  isSecondVersion,
  isShown,
  isVersionOf,
  nextChange,
  type Visibility,
} from "schemas/fields/display-fields.ts";
import { MAX_BLOCKS, MAX_LISTS } from "schemas/fields/limits.ts";
import { isRequired } from "schemas/fields/required-field.ts";
import { storedField, storedText } from "schemas/fields/stored-field.ts";
import { schemaTypes } from "schemas/index.ts";
import { validItems } from "schemas/objects/certificate.ts";
import { link } from "schemas/objects/link.ts";
import { picture } from "schemas/objects/picture.ts";
import { sharedSection } from "schemas/objects/shared-section.ts";

import { removeOtherTypes } from "./stored-types.ts";

// What makes the result of a query complete, before anything reads it: first what unfinished documents lack, then the texts of pictures,
// then the blocks of saved sections.

const listTypes = new Set(["array", ...schemaTypes.filter(({ type }) => type === "array").map(nameOf)]);

const isList = ({ type }: Field) => listTypes.has(type);
const isLink = ({ type }: Field) => type === link.name;
const isText = ({ type }: Field) => type === "string" || type === "text";

interface Required {
  readonly isDocument: boolean;
  /** The names of the required lists. */
  readonly lists: readonly string[];
  /** The names of the required texts. */
  readonly texts: readonly string[];
  /** The names of the required links. */
  readonly links: readonly string[];
}

const required: ReadonlyMap<unknown, Required> = new Map([
  ["block", { isDocument: false, lists: ["children"], texts: [], links: [] }],
  ...schemaTypes.flatMap((type) =>
    type.type === "array"
      ? []
      : [
          [
            type.name,
            {
              isDocument: type.type === "document",
              lists: requiredFields(type.fields, isList),
              texts: requiredFields(type.fields, isText),
              links: requiredFields(type.fields, isLink),
            },
          ] as const,
        ],
  ),
]);

/**
 * Makes a query's result as complete as its generated type says. Only the Studio requires that lists are there, and it stores no
 * null: drafts, imports, scripts and documents older than a field are unfinished. Everything that reads content gets it from here, so
 * that a page, its structured data, the feed and the search need no checks of their own. At any depth,
 *
 * - what has another type than the schema says is missing,
 * - a list loses its items that are null, such as what a reference to a deleted document leads to,
 * - a stored object loses its fields that are null or an empty text, as if they had never been filled in,
 * - a stored object gets an empty list for each required list that it lacks, and a link to nothing for each required link,
 * - a document that a query selects as a whole is a stored object, and gets an empty text for each required text that it lacks,
 * - a document of which a query selects some fields gets an empty list or text instead of a required one that is null.
 *
 * Modifies the result in place, because it may be large.
 */
export function completeContent(result: unknown): void {
  if (typeof result !== "object" || result === null) return;
  if (Array.isArray(result)) {
    if (result.includes(null)) result.splice(0, result.length, ...result.filter((item) => item !== null));
  } else {
    removeOtherTypes(result);
    const known = required.get(storedField(result, "_type"));
    if (known) {
      if (!known.isDocument) completeStored(result, known);
      else if ("_rev" in result && "_createdAt" in result) completeWhole(result, known);
      else completeSelected(result, known);
    }
  }
  for (const part of Object.values(result)) completeContent(part);
}

function completeStored(stored: object, { lists, links }: Required): void {
  for (const [name, value] of Object.entries(stored))
    if (value === null || value === "") Reflect.deleteProperty(stored, name);
  for (const name of lists) if (!Array.isArray(storedField(stored, name))) Reflect.set(stored, name, []);
  for (const name of links)
    if (storedField(stored, name) === undefined) Reflect.set(stored, name, { _type: link.name });
}

function completeWhole(document: object, known: Required): void {
  completeStored(document, known);
  for (const name of known.texts)
    if (storedField(document, name) === undefined) Reflect.set(document, name, "");
}

function completeSelected(document: object, { lists, texts }: Required): void {
  for (const name of lists) if (storedField(document, name) === null) Reflect.set(document, name, []);
  for (const name of texts) if (storedField(document, name) === null) Reflect.set(document, name, "");
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly validation?: unknown;
}

function requiredFields(fields: readonly Field[], isOfKind: (field: Field) => boolean): string[] {
  return fields.filter((field) => isOfKind(field) && isRequired(field)).map(nameOf);
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

interface AssetTexts {
  readonly _id: string;
  readonly altText: string | null;
  readonly creditLine: string | null;
}

/**
 * Adds the texts of image assets to the pictures in a query's result: the credit, and the alternative text if the picture has none
 * itself. Modifies the result in place, because it may be large. `load` gets each asset's id once, and is not called for a result
 * without pictures.
 */
export async function addAssetTexts(
  result: unknown,
  load: (ids: string[]) => Promise<readonly AssetTexts[]>,
): Promise<void> {
  const pictures = picturesIn(result);
  if (pictures.length === 0) return;
  const ids = new Set(pictures.map(({ assetId }) => assetId));
  const assets = new Map((await load([...ids].toSorted())).map((asset) => [asset._id, asset]));
  for (const { stored, assetId } of pictures) {
    const asset = assets.get(assetId);
    const alt = alternativeText(stored, asset);
    const credit = storedText(asset, "creditLine");
    // The texts of an asset may be in another language than those of the picture.
    const languages = storedField(asset, "foreign");
    const foreign = {
      ...Object(storedField(stored, "foreign")),
      ...(storedText(stored, "alt") === undefined && { alt: storedText(languages, "altText") }),
      credit: storedText(languages, "creditLine"),
    };
    Object.assign(
      stored,
      alt !== undefined && { alt },
      credit !== undefined && { credit },
      languages !== undefined && { foreign },
    );
  }
}

function picturesIn(value: unknown): { stored: object; assetId: string }[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => picturesIn(item));
  if (typeof value !== "object" || value === null) return [];
  const assetId = assetIdOf(value);
  if (storedField(value, "_type") === picture.name && assetId !== undefined)
    return [{ stored: value, assetId }];
  return Object.values(value).flatMap((part) => picturesIn(part));
}

// Which blocks of a page visitors see: its own blocks and the blocks of its saved sections, at a given time

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

/** Several times what the largest page has, in characters. */
export const MAX_PAGE_LENGTH = 2_000_000;

/** About how many characters a stored value has as JSON. */
export function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
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
