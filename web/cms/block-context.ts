import { hasImperial } from "quantities/quantity.ts";
import { textParts } from "quantities/text-parts.ts";
import { english, type TextWords } from "quantities/text-words.ts";
import { isUnit } from "quantities/units.ts";
import { findBlock } from "schemas/blocks/index.ts";
import { firstVersions, isVersionOf } from "schemas/fields/display-fields.ts";
import { figure } from "schemas/objects/figure.ts";
import { picture } from "schemas/objects/picture.ts";
import { textOfBlock } from "schemas/objects/prose.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";

import { slugOf } from "./anchors.ts";

/** What a block needs to know about its page. */
export interface BlockContext {
  /** The target of links to the block. */
  readonly id: string | undefined;
  /** Whether it is one of two versions of a block. The element around both has the `id`. */
  readonly isVersion: boolean;
  /** Whether its heading is the main heading of the page. */
  readonly isMain: boolean;
  /** The id of a heading in the text of the block, or of an item with an anchor, by its key. */
  readonly headingIdOf: (key: string) => string | undefined;
  /** The number of an entry in the table of contents, by its id. Undefined on pages without a table of contents. */
  readonly entryNumberOf: (id: string | undefined) => number | undefined;
  /** The number of a figure. Look up a picture by the stored object, and a drawing by the key of the object that contains it. */
  readonly figureNumberOf: (figure: NumberedFigure) => number | undefined;
  /** Whether this block shows the switch between millimeters and inches. Only one block of a page does. */
  readonly hasUnitSwitch: boolean;
}

type NumberedFigure = object | string | undefined;

export interface ContentsEntry {
  /** The key of the block that contains the heading. */
  readonly block: string;
  readonly id: string;
  readonly text: string;
}

interface StoredBlock {
  readonly _key: string;
  readonly _type: string;
}

interface BlockContexts {
  readonly contexts: ReadonlyMap<string, BlockContext>;
  readonly contents: readonly ContentsEntry[];
  readonly hasUnits: boolean;
}

/**
 * The context of each block of a page by its key, and the entries of the page's table of contents. Each id is unique. It is the
 * anchor that an editor wrote, or else is generated from the heading. The blocks of a translated page have the ids of their `originals`,
 * because links of all languages have the same anchors. `words` are those of the page's language, which find the
 * measures in its texts. The second version of a block has the context of the first one.
 */
export function blockContexts(
  all: readonly StoredBlock[],
  originals: readonly StoredBlock[] = [],
  words: TextWords = english,
): BlockContexts {
  const blocks = firstVersions(all);
  const idsOf = originals.length === 0 ? undefined : blockContexts(originals).contexts;
  const takenIds = new Map(
    blocks.flatMap((block) => {
      const anchor = storedText(block, "anchor");
      return anchor === undefined ? [] : [[anchor, 1]];
    }),
  );
  const main = mainBlock(blocks);
  const firstWithUnits = unitSwitchBlock(blocks, words)?._key;
  const figureNumbers = numberFigures(blocks);
  const contents: ContentsEntry[] = [];

  const contexts = new Map<string, BlockContext>();
  for (const block of blocks) {
    const heading = storedText(block, "heading");
    const original = idsOf?.get(block._key);
    const id = storedText(block, "anchor") ?? original?.id ?? (heading && freeId(slugOf(heading), takenIds));
    const isEntry = block !== main && findBlock(block._type)?.facts.headingLevel !== "none";
    if (id && heading && isEntry) contents.push({ block: block._key, id, text: heading });

    const innerIds = new Map<string, string>();
    for (const { key, text, level } of innerHeadings(block)) {
      const headingId = original?.headingIdOf(key) ?? freeId(slugOf(text), takenIds);
      innerIds.set(key, headingId);
      if (level === 2) contents.push({ block: block._key, id: headingId, text });
    }
    contexts.set(block._key, {
      id,
      isVersion: false,
      isMain: block === main,
      headingIdOf: (key) => innerIds.get(key),
      entryNumberOf: () => undefined,
      figureNumberOf: (item) => figureNumbers.get(block)?.get(item),
      hasUnitSwitch: block._key === firstWithUnits,
    });
  }
  for (const [index, block] of all.entries()) {
    const first = all[index - 1];
    const context = first && isVersionOf(block, first) && contexts.get(first._key);
    if (!context) continue;
    const [figures, figuresOfFirst] = [figuresIn(block), figuresIn(first)];
    contexts.set(block._key, {
      ...context,
      isVersion: true,
      hasUnitSwitch: false,
      figureNumberOf: (item) => context.figureNumberOf(figuresOfFirst[figures.indexOf(item)]),
    });
  }
  return { contexts, contents, hasUnits: firstWithUnits !== undefined };
}

/** `takenIds`: each id with the last number after it, because a text may have thousands of equal headings. */
function freeId(wanted: string, takenIds: Map<string, number>): string {
  let id = wanted;
  let count = takenIds.get(wanted) ?? 1;
  while (takenIds.has(id)) {
    count += 1;
    id = `${wanted}-${count}`;
  }
  takenIds.set(wanted, count).set(id, takenIds.get(id) ?? 1);
  return id;
}

interface InnerHeading {
  readonly key: string;
  readonly text: string;
  readonly level: number;
}

/** What has an anchor inside a block: the headings of its long text, and the items of its list. */
function innerHeadings(block: StoredBlock): InnerHeading[] {
  return [...headingsInText(block), ...itemTitles(block)];
}

function itemTitles(block: StoredBlock): InnerHeading[] {
  const { list = "", title = "" } = findBlock(block._type)?.facts.anchoredItems ?? {};
  const items = storedField(block, list);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const [key, text] = [storedText(item, "_key"), storedText(item, title)];
    return key && text ? [{ key, text, level: 3 }] : [];
  });
}

function headingsInText(block: StoredBlock): InnerHeading[] {
  const field = findBlock(block._type)?.facts.textWithHeadings;
  const paragraphs = field === undefined ? undefined : storedField(block, field);
  if (!Array.isArray(paragraphs)) return [];
  return paragraphs.flatMap((paragraph: unknown) => {
    const level = /^h([23])$/.exec(storedText(paragraph, "style") ?? "")?.[1];
    const text = textOfBlock(paragraph);
    const key = storedText(paragraph, "_key");
    return level && text && key ? [{ key, text, level: Number(level) }] : [];
  });
}

/**
 * Numbers the figures of a page from top to bottom: drawings, and pictures with a caption. The result is per block, because a saved
 * section that a page shows twice has the same pictures and keys in both places.
 */
function numberFigures(
  blocks: readonly StoredBlock[],
): ReadonlyMap<StoredBlock, ReadonlyMap<NumberedFigure, number>> {
  let count = 0;
  return new Map(
    blocks.map((block) => {
      const figures = figuresIn(block);
      return [block, new Map(figures.map((item) => [item, (count += 1)]))];
    }),
  );
}

/** The field of a picture that phones show instead of another one, as the same figure. */
const PHONE_PICTURE = "phonePicture";

function figuresIn(value: unknown): NumberedFigure[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => figuresIn(item));
  if (typeof value !== "object" || value === null) return [];
  const type = storedText(value, "_type") ?? "";
  const key = storedText(value, "_key");
  const drawingFields = [findBlock(type)?.facts.numberedDrawing ?? []].flat();
  const hasDrawing = drawingFields.some((field) => storedField(value, field) !== undefined);
  if (key !== undefined && (type === figure.name || hasDrawing)) return [key];
  if (type === picture.name)
    return storedField(value, "caption") && storedField(value, "asset") ? [value] : [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === PHONE_PICTURE ? [] : figuresIn(part),
  );
}

/** The block that shows the unit switch: the first one with quantities or texts that differ in inches. Not every block has room. */
function unitSwitchBlock(blocks: readonly StoredBlock[], words: TextWords): StoredBlock | undefined {
  const placeOf = ({ _type }: StoredBlock) => findBlock(_type)?.facts.unitSwitch;
  return (
    blocks.find((block) => {
      const place = placeOf(block);
      return place === "always" || (place === "if-stored" && holdsImperial(block, words));
    }) ?? blocks.find((block) => placeOf(block) === "if-alone" && holdsImperial(block, words))
  );
}

/** Fields that visitors do not see as text. */
const HIDDEN_FIELDS = new Set(["_key", "_ref", "_type", "alt", "anchor", "prefill"]);

function holdsImperial(value: unknown, words: TextWords): boolean {
  if (typeof value === "string") return textParts(value, words).some((part) => typeof part !== "string");
  if (Array.isArray(value)) return value.some((item) => holdsImperial(item, words));
  if (typeof value !== "object" || value === null) return false;
  const unit = storedField(value, "unit");
  if (typeof unit === "string" && isUnit(unit) && hasImperial({ unit })) return true;
  return Object.entries(value).some(([name, part]) => !HIDDEN_FIELDS.has(name) && holdsImperial(part, words));
}

interface TitledBlock {
  readonly _type: string;
  readonly heading?: unknown;
}

/** The block with the main heading of a page: the first one that can have it. */
export function mainBlock<Block extends TitledBlock>(blocks: readonly Block[]): Block | undefined {
  return blocks.find(isTitled);
}

/**
 * Gives both versions of the main block the page's title as their heading, unless they have their own. Another block of the same kind
 * has no heading then. The initial heading of new blocks does not count as their own.
 */
export function withMainHeading<Block extends TitledBlock>(
  blocks: readonly Block[],
  title: string | undefined,
): Block[] {
  const main = mainBlock(blocks);
  return blocks.map((block, index) => {
    const type = findBlock(block._type);
    const isOwn = block.heading && block.heading !== storedField(type?.initialValue, "heading");
    if (isOwn || !isTitled(block)) return block;
    const above = blocks[index - 1];
    const isMain = block === main || (above === main && isVersionOf(block, above));
    return { ...block, heading: (isMain && title) || "" };
  });
}

function isTitled({ _type }: TitledBlock): boolean {
  return findBlock(_type)?.facts.headingLevel === 1;
}
