import { findBlock } from "schemas/blocks/index.ts";
import { routableDocuments } from "schemas/documents/index.ts";

import { type BlockContext, blockContexts, type ContentsEntry } from "#cms/block-context.ts";
import { withMainHeading } from "#cms/main-heading.ts";

import type { Block } from "./block.ts";

interface Page {
  readonly _type: string;
  readonly title: string;
}

export interface PageLayout {
  /** The blocks, the main one with the heading that visitors see. */
  readonly blocks: readonly Block[];
  /** Whether a table of contents is shown next to the content blocks. */
  readonly hasContents: boolean;
  /** The number of blocks above the table of contents. */
  readonly openings: number;
  /** Whether a block has the full width of the page, or the column next to the table of contents. */
  readonly areaOf: (block: Block) => "page" | "column";
  readonly contents: readonly ContentsEntry[];
  readonly hasUnits: boolean;
  readonly contextOf: (block: Block) => BlockContext;
}

/** The layout has room for two openings above the table of contents: page-blocks.css. */
const MAX_OPENINGS = 2;

/** A page with fewer entries has no table of contents. */
const MIN_ENTRIES = 3;

/** Divides the shown blocks of a page into openings, content and closings, and gives each its heading and its context. */
export function layOutPage(page: Page, shown: readonly Block[]): PageLayout {
  const blocks = withMainHeading(shown, page.title);
  const openings = Math.min(MAX_OPENINGS, countLeading(blocks, "opening"));
  const closings = countLeading(blocks.slice(openings).toReversed(), "closing");
  const content = blocks.slice(openings, blocks.length - closings);

  const isLong = routableDocuments.some(({ name, hasContents }) => name === page._type && hasContents);
  const { contexts, contents, hasUnits } = blockContexts(blocks);
  const contentKeys = new Set(content.map(({ _key }) => _key));
  const listed = contents.filter(({ block }) => contentKeys.has(block));
  const hasContents = isLong && listed.length >= MIN_ENTRIES;
  const numbers = new Map(listed.map(({ id }, position) => [id, position + 1]));
  const entryNumberOf = (id: string | undefined) =>
    hasContents && id !== undefined ? numbers.get(id) : undefined;
  return {
    blocks,
    hasContents,
    openings,
    areaOf: ({ _key }) => (contentKeys.has(_key) ? "column" : "page"),
    contents: listed,
    hasUnits,
    contextOf: ({ _key }) => {
      const context = contexts.get(_key) ?? NO_CONTEXT;
      // The table of contents has a unit switch of its own.
      return { ...context, entryNumberOf, hasUnitSwitch: context.hasUnitSwitch && !hasContents };
    },
  };
}

const nothing = () => undefined;
const NO_CONTEXT: BlockContext = {
  id: undefined,
  isMain: false,
  headingIdOf: nothing,
  entryNumberOf: nothing,
  figureNumberOf: nothing,
  hasUnitSwitch: false,
};

/** The number of blocks at the start of the list that have the role. */
function countLeading(blocks: readonly Block[], role: "opening" | "closing"): number {
  const end = blocks.findIndex(({ _type }) => findBlock(_type)?.facts.role !== role);
  return end === -1 ? blocks.length : end;
}
