import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import type { ComponentProps, ReactNode } from "react";
import { getPublishedId, useClient } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { createKeptState } from "studio-kit/kept-state.ts";
import { useGrants } from "studio-kit/permissions.ts";
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

interface Changed {
  /** Whether the document had a draft before. */
  readonly hadDraft: boolean;
  /** The revision that was published then. After another one, a draft is a new one. */
  readonly published: string | undefined;
}

/** What this editor has changed in tables and not published since, by the published ids of the documents. */
const useChanged = createKeptState<ReadonlyMap<string, Changed>>(new Map());

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
  const [changed, setChanged] = useChanged();
  const published = documents.filter(({ _id }) => _id === getPublishedId(_id));
  const revisions = new Map(published.map(({ _id, _rev }) => [_id, _rev]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const grants = useGrants("update", probesOf(rows));
  const listed = rows.filter(({ document }) => grants.get(draftId(document)) !== false);
  const isReadOnly = rows.length > 0 && listed.length === 0;
  const changeOf = (id: string) => {
    const change = changed.get(id);
    return change?.published === revisions.get(id) ? change : undefined;
  };
  const save = (changes: readonly TextChange[]) => {
    const added = changes.flatMap(({ row }): [string, Changed][] => {
      const id = byKey.get(row)?.document._id ?? "";
      const publishedId = getPublishedId(id);
      return changeOf(publishedId) === undefined
        ? [[publishedId, { hadDraft: publishedId !== id, published: revisions.get(publishedId) }]]
        : [];
    });
    setChanged((before) => new Map([...before, ...added]));
    return saveInDrafts(client, { rows, columns: table.columns, objects }, changes);
  };
  const drafts = documents.filter(
    ({ _id }) => _id !== getPublishedId(_id) && changeOf(getPublishedId(_id)) !== undefined,
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
            <Badge tone={changeOf(id) ? "primary" : "default"}>Draft</Badge>
          </Flex>
        )}
      </Stack>
    );
  };
  return (
    <Stack gap={4}>
      {!isReadOnly && listed.length < rows.length && (
        <Notice tone="transparent">Pages that your account may not change are not listed.</Notice>
      )}
      {rows.some(({ document }) => grants.get(getPublishedId(document._id)) === true) && (
        <PublishBar
          drafts={drafts}
          published={published}
          isOlder={({ _id }) => changeOf(getPublishedId(_id))?.hadDraft === true}
          confirmDrafts={confirmDrafts}
        />
      )}
      <TextTable
        {...table}
        rows={isReadOnly ? rows : listed}
        renderHeader={renderHeader}
        readOnly={isReadOnly}
        save={save}
      />
    </Stack>
  );
}

function draftId({ _id }: StoredDocument): string {
  return `drafts.${getPublishedId(_id)}`;
}

/** The documents as far as roles are limited to some of them, published and as drafts. With all their blocks they would be slow to compare. */
function probesOf(rows: readonly DocumentRow[]) {
  const documents = new Map(rows.map(({ document }) => [getPublishedId(document._id), document]));
  return [...documents].flatMap(([id, document]) => {
    const { _type, language } = document;
    return [id, draftId(document)].map((_id) => ({ _id, _type, language }));
  });
}

interface PublishBarProps extends Pick<DraftTableProps, "confirmDrafts"> {
  /** The drafts that were changed in the table. */
  drafts: readonly StoredDocument[];
  published: readonly StoredDocument[];
  /** Whether a draft has changes from before. */
  isOlder: (draft: StoredDocument) => boolean;
}

/** Publishes the changed drafts together, after the same questions as Publish in a form. */
function PublishBar({ drafts, published, isOlder, confirmDrafts }: PublishBarProps) {
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
