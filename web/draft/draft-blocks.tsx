import { isShown, shareOf } from "schemas/fields/display-fields.ts";

import type { Block } from "#blocks/block.ts";
import {
  afterOpenings,
  type BlocksPage,
  layOutPage,
  PageContents,
  renderBlock,
} from "#blocks/page-blocks.tsx";
import { previewDate } from "#cms/draft-perspective.ts";
import { blockEditAttributes, blockPath, createEditAttributes } from "#cms/edit-attributes.tsx";
import { visibleBlocks } from "#cms/visible-blocks.ts";

import { DraggableBlocks } from "./draggable-blocks.lazy.tsx";
import { emptyFields } from "./empty-fields.ts";

/**
 * The blocks of a page as editors see them: each can be clicked and dragged, and a block that fails to render does not affect the
 * others. If the editor chose a date, only the blocks that visitors will see on that date are shown, in their first version. Otherwise
 * all blocks are shown, and a block that visitors do not see now says when they will.
 */
export async function DraftBlocks({ page }: { page: BlocksPage }) {
  const at = await previewDate();
  const shown =
    at === undefined ? page.blocks.filter(({ hidden }) => !hidden) : visibleBlocks(page.blocks, at);
  const now = Date.now();
  const layout = layOutPage(page, shown);
  const items = layout.blocks.map((block) => {
    const stored = storedLocation(block, page);
    const editAttributes = createEditAttributes(stored.document);
    const { title, empty, missing, isBare } = emptyFields(block);
    const notice = <EmptyBlock title={title} empty={empty} />;
    return {
      key: block._key,
      orderKey: stored.orderKey,
      attributes: {
        ...editAttributes(blockPath(stored.key)),
        // A block can be dragged only among the blocks of its own document.
        "data-sanity-drag-group": stored.document._id,
        "data-block-title": title,
        "data-area": layout.areaOf(block),
      },
      node: isBare ? (
        notice
      ) : (
        <>
          <SecondVersionNote share={shareOf(block)} />
          {at === undefined && !isShown(block, now) && <NotShownNow block={block} now={now} />}
          {renderBlock(block, blockEditAttributes(editAttributes, stored.key), layout.contextOf(block))}
          {missing.length > 0 && <MissingFields title={title} missing={missing} />}
        </>
      ),
      notice,
    };
  });
  const order = { rev: page._rev, keys: page.keys };
  const list = <DraggableBlocks id={page._id} server={order} items={[...items, ...emptySections(page)]} />;
  if (!layout.hasContents) return list;
  // Here, second versions are rows of their own.
  const rows = layout.blocks.findIndex((block) => layout.areaOf(block) === "column");
  return (
    <div className="long-page" style={afterOpenings(rows)}>
      <PageContents layout={layout} />
      {list}
    </div>
  );
}

/** Shows a note for each saved section that has no blocks. */
function emptySections(page: BlocksPage) {
  const notice = <EmptyBlock title="Saved section" empty={["Section, or its blocks"]} />;
  return page.emptySharedSections.map((key) => ({
    key,
    orderKey: key,
    attributes: {
      ...createEditAttributes(page)(blockPath(key)),
      "data-sanity-drag-group": page._id,
      "data-block-title": "Saved section",
      "data-area": "column",
    },
    node: notice,
    notice,
  }));
}

/** Where a block is stored: in the page, or in a saved section. A click in the preview opens that document. */
function storedLocation({ _key, origin }: Block, page: BlocksPage) {
  return origin === undefined
    ? { document: page, key: _key, orderKey: _key }
    : {
        document: { _id: origin.sectionId, _type: "section" },
        key: origin.key,
        orderKey: origin.sharedSectionKey,
      };
}

const utc = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** Shown in the preview above a block that visitors do not see now, because of its dates. */
function NotShownNow({ block, now }: { block: Block; now: number }) {
  const from = Date.parse(block.showFrom ?? "");
  const text =
    from > now
      ? `Visitors see the block below from ${utc.format(from)} UTC.`
      : `Visitors no longer see the block below: it ended on ${utc.format(Date.parse(block.showUntil ?? ""))} UTC.`;
  return <Note>{text}</Note>;
}

/** Shown in the preview above the second version of a block. */
function SecondVersionNote({ share }: { share: number | undefined }) {
  return (
    share !== undefined && (
      <Note>{`Second version: ${share}% of the visitors see the block below instead of the one above.`}</Note>
    )
  );
}

function Note({ children }: { children: string }) {
  return (
    <div className="mx-auto max-w-sheet px-edge py-4">
      <p className="border border-line px-4 py-3 text-14 text-ink-2">{children}</p>
    </div>
  );
}

interface EmptyBlockProps {
  title: string;
  /** Titles of the empty fields. */
  empty: readonly string[];
}

/** Shown in the preview for a block that is empty, or fails with the content that it has. */
function EmptyBlock({ title, empty }: EmptyBlockProps) {
  return (
    <div className="mx-auto max-w-sheet px-edge py-8">
      <div className="border border-line p-5">
        <p className="font-semibold">“{title}” cannot be shown yet</p>
        {empty.length > 0 && (
          <p className="text-14 text-ink-2">Still empty: {empty.join(", ")}. Click to fill in.</p>
        )}
      </div>
    </div>
  );
}

interface MissingFieldsProps {
  title: string;
  /** Titles of the empty fields without which the block cannot be published. */
  missing: readonly string[];
}

/** Shown in the preview below a block that lacks required fields. */
function MissingFields({ title, missing }: MissingFieldsProps) {
  return <Note>{`“${title}” is not finished. Still missing: ${missing.join(", ")}. Click to fill in.`}</Note>;
}
