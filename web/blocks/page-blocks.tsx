import type { ReactNode } from "react";
import { changesByItself, visibleBlocks } from "schemas/visible-blocks.ts";

import { noEditAttributes } from "#cms/edit-attributes.tsx";
import { revalidateWithinAMinute } from "#cms/fetch.ts";
import { UnitSwitch } from "#ui/units/unit-switch.tsx";

import type { Block } from "./block.ts";
import { CurrentEntry } from "./current-entry.client.tsx";
import { renderBlock } from "./index.tsx";
import { layOutPage, type PageLayout } from "./page-layout.ts";

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
    <div className="long-page" data-openings={openings}>
      {children.slice(0, openings)}
      <PageContents layout={layout} />
      {children.slice(openings)}
    </div>
  );
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
