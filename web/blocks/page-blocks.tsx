import { draftMode } from "next/headers";
import { isShown, nextChange } from "schemas/visibility.ts";

import { noEditAttributes } from "#cms/edit-attributes.tsx";
import { revalidateWithinAMinute } from "#cms/fetch.ts";
import { DraftBlocks } from "#draft/draft-blocks.tsx";

import type { Block } from "./block.ts";
import { DocumentLayout } from "./document-layout.tsx";
import { renderBlock } from "./index.tsx";
import { layOutPage } from "./page-layout.ts";

interface StoredPage {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  /** A page that was just created has none, whatever the generated type says. */
  readonly blocks: readonly Block[] | null;
}

/** The blocks of a page: for visitors those that are to be seen now, for editors all that are not hidden. */
export async function PageBlocks({ page }: { page: StoredPage }) {
  const { isEnabled: isDraft } = await draftMode();
  const stored = page.blocks ?? [];
  if (isDraft) return <DraftBlocks page={page} blocks={stored.filter(({ hidden }) => !hidden)} />;

  const now = Date.now();
  if (nextChange(stored, now) !== undefined) await revalidateWithinAMinute();
  const blocks = stored.filter((block) => isShown(block, now));

  const layout = layOutPage(page._type, blocks);
  const rendered = blocks.map((block) => ({
    key: block._key,
    area: layout.areaOf(block),
    node: renderBlock(block, noEditAttributes, layout.contextOf(block)),
  }));
  if (!layout.hasIndex) return rendered.map(({ node }) => node);
  return (
    <DocumentLayout layout={layout}>
      {rendered.map(({ key, area, node }) => (
        <div key={key} data-area={area}>
          {node}
        </div>
      ))}
    </DocumentLayout>
  );
}
