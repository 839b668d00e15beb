import { CopyIcon } from "@sanity/icons/Copy";
import { Button } from "@sanity/ui";
import { useContext, useState } from "react";
import { LoadingBlock, useClient } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { randomKey } from "studio-grid/random-id.ts";
import { API } from "studio-kit/api.ts";
import { useFailureToast } from "studio-kit/failure-toast.ts";
import { parseStored } from "studio-kit/parse-stored.ts";
import { Picker } from "studio-kit/picker.tsx";
import { useLoaded } from "studio-kit/use-loaded.ts";
import * as v from "valibot";

import type { Item } from "./block-list.ts";
import { BlocksContext, type BlocksSettings } from "./blocks-context.ts";

/** The name of the template of a page that asks at once for the page whose blocks it copies. */
export const COPY_TEMPLATE = "copy-of-page";

const Pages = v.array(
  v.object({ _id: v.string(), title: v.nullable(v.string()), path: v.nullable(v.string()) }),
);
const Blocks = v.array(v.looseObject({ _key: v.string(), _type: v.string() }));

/** Copies the blocks of another page into an empty one, which an editor then changes. A button, unless the editor asked for it before. */
export function StartFromPage({ onCopy }: { onCopy: (blocks: readonly Item[]) => void }) {
  const { template } = usePaneRouter().params ?? {};
  const [isOpen, setOpen] = useState(template === COPY_TEMPLATE);
  const pages = useContext(BlocksContext)?.settings.pages;
  if (pages === undefined) return null;
  if (isOpen) return <PagePicker from={pages} onCopy={onCopy} onCancel={() => setOpen(false)} />;
  return (
    <Button icon={CopyIcon} mode="bleed" text="Start from an existing page" onClick={() => setOpen(true)} />
  );
}

interface PagePickerProps {
  from: BlocksSettings["pages"];
  onCopy: (blocks: readonly Item[]) => void;
  onCancel: () => void;
}

function PagePicker({ from: { filter, params, title }, onCopy, onCancel }: PagePickerProps) {
  const client = useClient(API);
  const report = useFailureToast();
  const pagesQuery = `*[${filter} && count(blocks) > 0] | order(path asc) { _id, "title": ${title}, path }`;
  const pages = useLoaded(client, async (lake) =>
    parseStored(Pages, await lake.fetch<unknown>(pagesQuery, params, { perspective: "drafts" })),
  );
  if (pages === undefined) return <LoadingBlock />;
  const copy = async (pageId: string) => {
    const stored = await client.fetch<unknown>(
      "*[_id == $pageId][0].blocks",
      { pageId },
      { perspective: "drafts" },
    );
    onCopy(parseStored(Blocks, stored).map((block) => Object.assign({}, block, { _key: randomKey() })));
  };
  return (
    <Picker
      label="Page to start from"
      placeholder="Title or path of the page to copy"
      choices={pages.map((page) => ({
        value: page._id,
        title: page.title ?? "No title yet",
        detail: page.path ?? "Saved section",
      }))}
      onChoose={({ value }) => void copy(value).catch(report("The blocks were not copied"))}
      onCancel={onCancel}
    />
  );
}
