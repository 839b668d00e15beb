import { createElement, type CSSProperties, Fragment, type ReactNode } from "react";
import type { BlockName } from "schemas/blocks/index.ts";
import { changesByItself, visibleBlocks } from "schemas/visible-blocks.ts";

import type { BlockContext } from "#cms/block-context.ts";
import { type EditAttributes, noEditAttributes } from "#cms/edit-attributes.tsx";
import { revalidateWithinAMinute } from "#cms/fetch.ts";
import { UnitSwitch } from "#ui/units/unit-switch.tsx";

import type { Block, BlockProps, Registry } from "./block.ts";
import { CurrentEntry } from "./current-entry.client.tsx";
import * as components from "./index.ts";
import { layOutPage, type PageLayout } from "./page-layout.ts";
import { isKnownBlock } from "./unknown-block.ts";

export interface BlocksPage {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The keys of the page's own blocks and of its shared sections. */
  readonly keys: readonly string[];
  /** The keys of the shared sections that show no block. */
  readonly emptySharedSections: readonly string[];
}

/** The blocks of a page that visitors see now. In draft mode, draft/draft-blocks.tsx is used instead. */
export async function PageBlocks({ page }: { page: BlocksPage }) {
  const now = Date.now();
  if (changesByItself(page.blocks, now)) await revalidateWithinAMinute();

  const layout = layOutPage(page, visibleBlocks(page.blocks, now));
  const { blocks } = layout;
  const render = (block: Block) => renderBlock(block, noEditAttributes, layout.contextOf(block));
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
  return (
    <nav className="toc" aria-label="On this page">
      <p className="toc-title mb-4 hidden font-mono text-12 font-medium text-ink-3">On this page</p>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
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

/** Makes a component without a block in the schemas a compile error. `Registry` does so for a block without a component. */
type Known = { [Name in keyof typeof components]: Name extends BlockName ? unknown : never };

const registry: Registry = components satisfies Known;

/** Renders one block. Returns null if this build does not know its type. */
export function renderBlock(block: Block, editAttributes: EditAttributes, context: BlockContext): ReactNode {
  if (!isKnownBlock(block, registry)) return null;
  return <Fragment key={block._key}>{renderAs(block._type, { ...block, editAttributes, context })}</Fragment>;
}

function renderAs<Name extends BlockName>(name: Name, props: BlockProps<Name>): ReactNode {
  return createElement(registry[name], props);
}
