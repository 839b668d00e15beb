import type { Block } from "#blocks/block.ts";
import { DocumentIndex } from "#blocks/document-layout.tsx";
import { renderBlock } from "#blocks/index.tsx";
import { layOutPage } from "#blocks/page-layout.ts";
import { blockPath, createEditAttributes, blockEditAttributes } from "#cms/edit-attributes.tsx";

import { DraftOrder } from "./draft-order.lazy.tsx";
import { emptyFields, withEmptyLists } from "./empty-fields.ts";
import { MissingFields, UnfinishedBlock } from "./unfinished-block.tsx";

interface DraftPage {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
}

/** The blocks of a page as an editor sees them: each can be clicked, dragged, and fail without taking the page along. */
export function DraftBlocks({ page, blocks }: { page: DraftPage; blocks: readonly Block[] }) {
  const editAttributes = createEditAttributes(page);
  const layout = layOutPage(page._type, blocks);
  const items = blocks.map((block) => {
    const { title, empty, missing, isBare } = emptyFields(block);
    const notice = <UnfinishedBlock title={title} empty={empty} />;
    return {
      key: block._key,
      // The group keeps blocks of two documents on one page apart while dragging.
      attributes: {
        ...editAttributes(blockPath(block._key)),
        "data-sanity-drag-group": page._id,
        "data-area": layout.areaOf(block),
      },
      node: isBare ? (
        notice
      ) : (
        <>
          {renderBlock(
            withEmptyLists(block),
            blockEditAttributes(editAttributes, block._key),
            layout.contextOf(block),
          )}
          {missing.length > 0 && <MissingFields title={title} missing={missing} />}
        </>
      ),
      notice,
    };
  });
  const order = { rev: page._rev, keys: items.map(({ key }) => key) };
  const list = <DraftOrder id={page._id} server={order} items={items} />;
  if (!layout.hasIndex) return list;
  return (
    <div className="document" data-openings={layout.openings}>
      <DocumentIndex layout={layout} />
      {list}
    </div>
  );
}
