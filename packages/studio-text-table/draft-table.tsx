import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type ComponentProps, type ReactNode, useState } from "react";
import { getPublishedId, useClient, useCurrentUser } from "sanity";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { mayChangePublished, mayUpload } from "studio-kit/roles.ts";
import { type StoredDocument, storedText } from "studio-kit/stored-document.ts";
import { Notice } from "studio-kit/ui.tsx";
import { publishDrafts } from "studio-publishing/publish-drafts.ts";

import { type DocumentRow, movedPages, saveInDrafts } from "./drafts.ts";
import type { TextChange, TextRow } from "./text-rows.ts";
import { TextTable } from "./text-table.tsx";

interface DraftTableProps extends Omit<
  ComponentProps<typeof TextTable>,
  "rows" | "renderHeader" | "readOnly" | "save"
> {
  rows: readonly DocumentRow[];
  /** The published documents and the drafts. */
  documents: readonly StoredDocument[];
  /** The types of the objects that hold texts, by the name of their field. */
  objects: Readonly<Record<string, string>>;
  renderName: (row: DocumentRow) => ReactNode;
  /** Asks about what is unfinished in drafts. Returns whether to publish them. */
  confirmDrafts: (drafts: readonly StoredDocument[]) => Promise<boolean>;
}

/** A table whose changes go into drafts, with a button that publishes the drafts that were changed in it. */
export function DraftTable({
  rows,
  documents,
  objects,
  renderName,
  confirmDrafts,
  ...table
}: DraftTableProps) {
  const client = useClient(API);
  const user = useCurrentUser();
  /** The published ids of the documents that this editor has changed in this table, and whether they had a draft before. */
  const [changed, setChanged] = useState<ReadonlyMap<string, { hadDraft: boolean }>>(new Map());
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const save = (changes: readonly TextChange[]) => {
    setChanged((before) => {
      const after = new Map(before);
      for (const { row } of changes) {
        const id = byKey.get(row)?.document._id ?? "";
        if (!after.has(getPublishedId(id)))
          after.set(getPublishedId(id), { hadDraft: getPublishedId(id) !== id });
      }
      return after;
    });
    return saveInDrafts(client, { rows, columns: table.columns, objects }, changes);
  };
  const drafts = documents.filter(
    ({ _id }) => _id !== getPublishedId(_id) && changed.has(getPublishedId(_id)),
  );
  const renderHeader = ({ key }: TextRow) => {
    const row = byKey.get(key);
    if (row === undefined) return null;
    const id = getPublishedId(row.document._id);
    return (
      <Stack gap={2} padding={2} style={{ width: "max-content" }}>
        {renderName(row)}
        {row.document._id !== id && (
          <Flex>
            <Badge tone={changed.has(id) ? "primary" : "default"}>Draft</Badge>
          </Flex>
        )}
      </Stack>
    );
  };
  return (
    <Stack gap={4}>
      {mayChangePublished(user) && (
        <PublishBar
          drafts={drafts}
          published={documents.filter(({ _id }) => _id === getPublishedId(_id))}
          isOlder={({ _id }) => changed.get(getPublishedId(_id))?.hadDraft === true}
          confirmDrafts={confirmDrafts}
          onPublished={() => setChanged(new Map())}
        />
      )}
      <TextTable {...table} rows={rows} renderHeader={renderHeader} readOnly={!mayUpload(user)} save={save} />
    </Stack>
  );
}

interface PublishBarProps extends Pick<DraftTableProps, "confirmDrafts"> {
  /** The drafts that were changed in the table. */
  drafts: readonly StoredDocument[];
  published: readonly StoredDocument[];
  /** Whether a draft has changes from before. */
  isOlder: (draft: StoredDocument) => boolean;
  onPublished: () => void;
}

/** Publishes the changed drafts together, after the same questions as Publish in a form. */
function PublishBar({ drafts, published, isOlder, confirmDrafts, onPublished }: PublishBarProps) {
  const client = useClient(API);
  const toast = useToast();
  const publishing = useTask("Nothing was published");
  const moved = movedPages(published, drafts);
  const ready = drafts.filter((draft) => !moved.includes(draft));
  const older = ready.filter((draft) => isOlder(draft));
  const pages = ready.length === 1 ? "1 page" : `${ready.length} pages`;
  const publish = async () => {
    if (!(await confirmDrafts(ready))) return;
    await publishDrafts(client, ready);
    toast.push({ status: "success", title: `${pages} published` });
    onPublished();
  };
  return (
    <Card tone={drafts.length === 0 ? "transparent" : "primary"} padding={3} radius={2} border>
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <Box flex={1}>
            <Text size={1}>
              {drafts.length === 0
                ? "What you change here becomes a draft of its page."
                : "Your changes are drafts. Visitors do not see them yet."}
            </Text>
          </Box>
          <Button
            fontSize={1}
            tone="positive"
            text={ready.length === 0 ? "Publish" : `Publish ${pages}`}
            disabled={publishing.isRunning || ready.length === 0}
            onClick={() => publishing.run(publish)}
          />
        </Flex>
        {older.length > 0 && (
          <Notice tone="caution">
            {titlesOf(older)} {older.length === 1 ? "has" : "have"} changes from before, which are published
            too.
          </Notice>
        )}
        {moved.length > 0 && (
          <Notice tone="caution">
            {titlesOf(moved)} {moved.length === 1 ? "gets a new path" : "get new paths"}. Publish from the
            form, which asks about redirects.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

function titlesOf(documents: readonly StoredDocument[]): string {
  return documents.map((document) => `“${storedText(document, "title") ?? document._id}”`).join(", ");
}
