import { type IndexEntry, type BlockContext, blockContexts } from "./block-context.ts";
import type { Block } from "./block.ts";

export interface Layout {
  /** With an index beside the blocks. */
  readonly isDocument: boolean;
  /** How many blocks stand above the index. */
  readonly openings: number;
  /** For each block: across the page, or a part beside the index. */
  readonly areas: readonly ("page" | "part")[];
  readonly index: readonly IndexEntry[];
  readonly hasUnits: boolean;
  readonly contextOf: (block: Block) => BlockContext;
}

/** Kinds of documents that are long and looked things up in. */
const DOCUMENTS = new Set(["service", "guide", "material", "blog"]);

const OPENINGS = new Set(["hero", "keyFigures"]);
const CLOSINGS = new Set([
  "quoteCall",
  "quoteForm",
  "contactDetails",
  "caseStudies",
  "documentCards",
  "blogList",
]);

/** An index helps from here on. */
const MIN_ENTRIES = 3;

/** Where each block of a page stands, and under which name. */
export function layOut(documentType: string, blocks: readonly Block[]): Layout {
  const openings = Math.min(
    2,
    countWhile(blocks, ({ _type }) => OPENINGS.has(_type)),
  );
  const closings = countWhile(blocks.slice(openings).toReversed(), ({ _type }) => CLOSINGS.has(_type));
  const last = blocks.length - closings;
  const parts = blocks.slice(openings, last);

  const entries = blockContexts(parts).index.length;
  const isDocument = DOCUMENTS.has(documentType) && entries >= MIN_ENTRIES;
  const { contexts, index, hasUnits } = blockContexts(blocks, { unitSwitchElsewhere: isDocument });
  const keys = new Set(parts.map(({ _key }) => _key));
  const partIndex = index.filter(({ block }) => keys.has(block));
  const numbers = new Map(partIndex.map(({ id }, at) => [id, at + 1]));
  const numberOf = (id: string | undefined) => (isDocument && id !== undefined ? numbers.get(id) : undefined);
  return {
    isDocument,
    openings,
    areas: blocks.map((_, at) => (at >= openings && at < last ? "part" : "page")),
    index: partIndex,
    hasUnits,
    contextOf: ({ _key }) => ({ ...(contexts.get(_key) ?? NOWHERE), numberOf }),
  };
}

const nothing = () => undefined;
const NOWHERE: BlockContext = {
  id: undefined,
  idOf: nothing,
  numberOf: nothing,
  figureOf: nothing,
  hasUnitSwitch: false,
};

function countWhile<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !test(item));
  return end === -1 ? items.length : end;
}
