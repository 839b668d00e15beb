import { createElement, type CSSProperties, Fragment, type ReactNode } from "react";
import { type BlockName, findBlock } from "schemas/blocks/index.ts";
import { routableDocuments } from "schemas/documents/index.ts";
import { firstVersions, isVersionOf, shareOf } from "schemas/fields/display-fields.ts";

import { type BlockContext, blockContexts, type ContentsEntry, withMainHeading } from "#cms/block-context.ts";
import { type EditAttributes, noEditAttributes } from "#cms/edit-attributes.tsx";
import { revalidateWithinAMinute } from "#cms/fetch.ts";
import { changesByItself, secondVersionOf, visibleBlocks } from "#cms/visible-blocks.ts";
import { env } from "#env.ts";
import { getWords } from "#locale/words.ts";
import { ConvertedText } from "#ui/units/quantity.tsx";
import { UnitSwitch } from "#ui/units/unit-switch.tsx";
import { BlockVersions } from "#versions/block-versions.tsx";

import type { Block, BlockProps, Registry } from "./block.ts";
import { CurrentEntry } from "./current-entry.client.tsx";
import * as components from "./index.ts";

export interface BlocksPage {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly title: string;
  readonly path: string;
  readonly blocks: readonly Block[];
  /** The keys of the page's own blocks and of its shared sections. */
  readonly keys: readonly string[];
  /** The keys of the shared sections that show no block. */
  readonly emptySharedSections: readonly string[];
  /** The English page, if this one translates it. */
  readonly original: Pick<BlocksPage, "title" | "blocks"> | null;
}

/** The blocks of a page that visitors see now. In draft mode, draft/draft-blocks.tsx is used instead. */
export async function PageBlocks({ page }: { page: BlocksPage }) {
  const now = Date.now();
  if (changesByItself(page.blocks, now)) await revalidateWithinAMinute();

  const shown = visibleBlocks(page.blocks, now).flatMap((block) =>
    [block, secondVersionOf(block, page.blocks, now) ?? []].flat(),
  );
  const layout = layOutPage(page, shown);
  const render = (block: Block) => {
    const context = layout.contextOf(block);
    const second = secondVersionOf(block, layout.blocks, now);
    if (second === undefined) return renderBlock(block, noEditAttributes, context);
    return (
      <BlockVersions
        key={block._key}
        id={context.id}
        block={second._key}
        share={shareOf(second) ?? 0}
        page={page.path}
        first={renderBlock(block, noEditAttributes, { ...context, isVersion: true })}
        second={renderBlock(second, noEditAttributes, layout.contextOf(second))}
      />
    );
  };
  const blocks = firstVersions(layout.blocks);
  if (!layout.hasContents) return blocks.map(render);
  return (
    <LongPage layout={layout}>
      {blocks.map((block) => (
        <div key={block._key} data-area={layout.areaOf(block)}>
          {render(block)}
        </div>
      ))}
    </LongPage>
  );
}

/** A page with a table of contents: next to the content on wide screens, and a strip above it on others. */
function LongPage({ layout, children }: { layout: PageLayout; children: ReactNode[] }) {
  const { openings } = layout;
  return (
    <div className="long-page" style={afterOpenings(openings)}>
      {children.slice(0, openings)}
      <PageContents layout={layout} />
      {children.slice(openings)}
    </div>
  );
}

/** Places the table of contents after this number of openings (page-blocks.css). */
export function afterOpenings(openings: number): CSSProperties & Record<"--openings", number> {
  return { "--openings": openings };
}

export function PageContents({ layout: { contents, hasUnits } }: { layout: PageLayout }) {
  const { label } = getWords().pageContents;
  return (
    <nav className="toc" aria-label={label}>
      <p className="toc-title mb-4 hidden font-mono text-12 font-medium text-ink-3">{label}</p>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <ConvertedText text={text} />
            </a>
          </li>
        ))}
      </ol>
      {hasUnits && (
        <div className="toc-more">
          <UnitSwitch />
        </div>
      )}
      <CurrentEntry />
    </nav>
  );
}

interface PageLayout {
  /** The blocks, the main one with the heading that visitors see. */
  readonly blocks: readonly Block[];
  /** Whether a table of contents is shown next to the content blocks. */
  readonly hasContents: boolean;
  /** The number of blocks above the table of contents, without second versions. */
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
export function layOutPage(
  page: Pick<BlocksPage, "_type" | "title"> & Partial<Pick<BlocksPage, "original">>,
  shown: readonly Block[],
): PageLayout {
  const blocks = withMainHeading(shown, page.title);
  const firsts = firstVersions(blocks);
  const openings = Math.min(MAX_OPENINGS, countLeading(firsts, "opening"));
  const closings = countLeading(firsts.slice(openings).toReversed(), "closing");
  const content = firsts.slice(openings, firsts.length - closings);

  const isLong =
    routableDocuments.some(({ name, hasContents }) => name === page._type && hasContents) ||
    content.filter(({ _type }) => findBlock(_type)?.facts.isLookedUp).length >= MIN_ENTRIES;
  const { contexts, contents, hasUnits } = blockContexts(
    blocks,
    page.original ? withMainHeading(page.original.blocks, page.original.title) : [],
    getWords().measures,
  );
  const contentKeys = new Set(content.map(({ _key }) => _key));
  for (const [index, block] of blocks.entries()) {
    const above = blocks[index - 1];
    if (above && isVersionOf(block, above) && contentKeys.has(above._key)) contentKeys.add(block._key);
  }
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
  isVersion: false,
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

/** Makes a component without a block in the schemas a compile error. `Registry` does so for a block without a component. */
type Known = { [Name in keyof typeof components]: Name extends BlockName ? unknown : never };

const registry: Registry = components satisfies Known;

/** Renders one block. Returns null if this build does not know its type. */
export function renderBlock(block: Block, editAttributes: EditAttributes, context: BlockContext): ReactNode {
  if (!isKnownBlock(block)) return null;
  return <Fragment key={block._key}>{renderAs(block._type, { ...block, editAttributes, context })}</Fragment>;
}

function renderAs<Name extends BlockName>(name: Name, props: BlockProps<Name>): ReactNode {
  return createElement(registry[name], props);
}

const reported = new Set<string>();

/**
 * Whether this build has a component for a stored block. It has none after a rollback of the schema, or after a block was renamed
 * in code but not yet in the content. In development this is an error. In production the block is left out, and the log gets one
 * line per type.
 */
export function isKnownBlock<Stored extends { _type: string; _key: string }>(
  block: Stored,
  { isProduction = env.isProduction, log = console.error } = {},
): block is Extract<Stored, { _type: BlockName }> {
  const { _type, _key } = block;
  if (Object.hasOwn(registry, _type)) return true;

  const message = `The block ${_key} has the type "${_type}", which web/blocks/index.ts does not know. Deploy the site and the schema together, rename the stored blocks (docs/recipes.md), or remove the block in the Studio.`;
  if (!isProduction) throw new Error(message);
  if (!reported.has(_type)) log(message);
  reported.add(_type);
  return false;
}
