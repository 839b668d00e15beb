import { findBlock } from "schemas/blocks/index.ts";
import { routableDocuments } from "schemas/documents/index.ts";

import { type BlockContext, blockContexts, type IndexEntry } from "./block-context.ts";
import type { Block } from "./block.ts";

export interface PageLayout {
  /** Whether an index stands beside the content blocks. */
  readonly hasIndex: boolean;
  /** How many blocks stand above the index. */
  readonly openings: number;
  /** Whether a block stands across the page or in the column beside the index. */
  readonly areaOf: (block: Block) => "page" | "column";
  readonly index: readonly IndexEntry[];
  readonly hasUnits: boolean;
  readonly contextOf: (block: Block) => BlockContext;
}

/** The layout has room for two openings above the index: long-page.css. */
const MAX_OPENINGS = 2;

/** Fewer entries than this need no index. */
const MIN_ENTRIES = 3;

/** Divides the blocks of a page into openings, content and closings, and gives each its context. */
export function layOutPage(documentType: string, blocks: readonly Block[]): PageLayout {
  const openings = Math.min(MAX_OPENINGS, countLeading(blocks, "opening"));
  const closings = countLeading(blocks.slice(openings).toReversed(), "closing");
  const content = blocks.slice(openings, blocks.length - closings);

  const isLong = routableDocuments.some(({ name, hasIndex }) => name === documentType && hasIndex);
  const hasIndex = isLong && blockContexts(content).index.length >= MIN_ENTRIES;
  const { contexts, index, hasUnits } = blockContexts(blocks, { isUnitSwitchElsewhere: hasIndex });
  const contentKeys = new Set(content.map(({ _key }) => _key));
  const contentIndex = index.filter(({ block }) => contentKeys.has(block));
  const numbers = new Map(contentIndex.map(({ id }, position) => [id, position + 1]));
  const indexNumberOf = (id: string | undefined) =>
    hasIndex && id !== undefined ? numbers.get(id) : undefined;
  return {
    hasIndex,
    openings,
    areaOf: ({ _key }) => (contentKeys.has(_key) ? "column" : "page"),
    index: contentIndex,
    hasUnits,
    contextOf: ({ _key }) => ({ ...(contexts.get(_key) ?? NO_CONTEXT), indexNumberOf }),
  };
}

const nothing = () => undefined;
const NO_CONTEXT: BlockContext = {
  id: undefined,
  headingIdOf: nothing,
  indexNumberOf: nothing,
  figureNumberOf: nothing,
  hasUnitSwitch: false,
};

/** How many blocks at the start of the list have the role. */
function countLeading(blocks: readonly Block[], role: "opening" | "closing"): number {
  const end = blocks.findIndex(({ _type }) => findBlock(_type)?.facts.role !== role);
  return end === -1 ? blocks.length : end;
}
