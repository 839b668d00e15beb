import { CopyIcon } from "@sanity/icons/Copy";
import { Box, Button, Card, Flex } from "@sanity/ui";
import { Autocomplete } from "@sanity/ui/autocomplete";
import { useContext, useId, useState } from "react";
import { LoadingBlock, useClient } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { randomKey } from "studio-grid/random-id.ts";
import { API } from "studio-kit/api.ts";
import { useFailureToast } from "studio-kit/failure-toast.ts";
import { Entry } from "studio-kit/ui.tsx";
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

/** As a function, because the component sets its ref only after its first effects. */
const focus = (input: HTMLInputElement | null) => input?.focus();

interface PagePickerProps {
  from: BlocksSettings["pages"];
  onCopy: (blocks: readonly Item[]) => void;
  onCancel: () => void;
}

function PagePicker({ from: { filter, params, title }, onCopy, onCancel }: PagePickerProps) {
  const id = useId();
  const client = useClient(API);
  const report = useFailureToast();
  const pagesQuery = `*[${filter} && count(blocks) > 0] | order(path asc) { _id, "title": ${title}, path }`;
  const pages = useLoaded(client, async (lake) =>
    v.parse(Pages, await lake.fetch<unknown>(pagesQuery, params, { perspective: "drafts" })),
  );
  if (pages === undefined) return <LoadingBlock />;
  const byId = new Map(pages.map((page) => [page._id, page]));
  const copy = async (pageId: string) => {
    const stored = await client.fetch<unknown>(
      "*[_id == $pageId][0].blocks",
      { pageId },
      { perspective: "drafts" },
    );
    onCopy(v.parse(Blocks, stored).map((block) => Object.assign({}, block, { _key: randomKey() })));
  };
  return (
    <Flex gap={2}>
      <Box flex={1}>
        <Autocomplete
          id={id}
          ref={focus}
          aria-label="Page to start from"
          fontSize={1}
          openButton
          openOnFocus
          placeholder="Title or path of the page to copy"
          options={pages.map(({ _id }) => ({ value: _id }))}
          filterOption={(query, { value }) => {
            const page = byId.get(value);
            return `${page?.title} ${page?.path}`.toLowerCase().includes(query.toLowerCase());
          }}
          renderOption={({ value }) => (
            <Card as="button" padding={3}>
              <Entry
                title={byId.get(value)?.title ?? "No title yet"}
                detail={byId.get(value)?.path ?? "Saved section"}
              />
            </Card>
          )}
          onSelect={(value) => void copy(value).catch(report("The blocks were not copied"))}
        />
      </Box>
      <Button mode="bleed" fontSize={1} text="Cancel" onClick={onCancel} />
    </Flex>
  );
}
