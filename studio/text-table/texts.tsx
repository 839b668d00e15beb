import { Badge, Box, Button, Card, Flex, Stack, TabPanel, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import { LoadingBlock, useClient, useCurrentUser } from "sanity";
import { useRouter } from "sanity/router";
import { apiVersion, publishedId, type StoredDocument } from "schemas/fields/lake.ts";
import { IS_ORIGINAL } from "schemas/fields/language.ts";
import { routableTypes } from "schemas/fields/path.ts";
import { withBrand } from "schemas/fields/search-title.ts";
import { storedText } from "schemas/fields/stored-field.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { DocumentLink, formTarget } from "studio-kit/links.tsx";
import { mayChangePublished, mayUpload } from "studio-kit/roles.ts";
import { Notice, Tabs, ToolPage } from "studio-kit/ui.tsx";
import { useLiveDocuments } from "studio-kit/use-live-documents.ts";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import { publishDrafts } from "studio-publishing/unpublished-references.ts";
import type { TextChange, TextColumn, TextRow } from "studio-text-table/text-rows.ts";
import { TextTable } from "studio-text-table/text-table.tsx";
import * as v from "valibot";

import { formerNameFlaw } from "#check/former-names.ts";
import { publishGate } from "#publishing/publish-gate.ts";
import { documentTitle } from "#structure/titles.ts";
import {
  type DocumentRow,
  movedPages,
  PAGE_COLUMNS,
  pageRow,
  PICTURE_COLUMNS,
  pictureRows,
  saveInDrafts,
} from "#text-table/page-texts.ts";

const PAGES = `_type in $types && ${IS_ORIGINAL} && defined(path) && !(_id in path("versions.**"))`;
const TYPES = { types: routableTypes };
const Page = v.looseObject({ _id: v.string(), _type: v.string(), _rev: v.string() });

const PICTURES = `_type == "sanity.imageAsset"`;
const Picture = v.object({ _id: v.string(), altText: v.nullable(v.string()), url: v.string() });

const SETTINGS = `*[_id == "settings"][0] { brandName, formerNames }`;
const SETTINGS_WATCH = `*[_id == "settings"]`;

interface Content {
  documents: readonly v.InferOutput<typeof Page>[];
  settings: unknown;
  assets: readonly v.InferOutput<typeof Picture>[];
}

/** The pages by path, what the tables need of the settings, and all pictures. Undefined until they have loaded. */
function useContent(): Content | undefined {
  const documents = useLiveDocuments({ filter: PAGES, params: TYPES, schema: Page });
  const assets = useLiveDocuments({ filter: PICTURES, projection: "{_id, altText, url}", schema: Picture });
  const settings = useLiveQuery({ query: SETTINGS, schema: v.unknown(), watch: SETTINGS_WATCH });
  const sorted = useMemo(
    () => documents?.toSorted((a, b) => String(a["path"]).localeCompare(String(b["path"]))),
    [documents],
  );
  if (sorted === undefined || assets === undefined || settings === undefined) return undefined;
  return { documents: sorted, assets, settings };
}

const TABS = [
  { name: "pages", title: "Pages" },
  { name: "pictures", title: "Pictures in pages" },
] as const;

/** The texts of all pages and of their pictures in one table each. Changes are stored in drafts, which an editor publishes together. */
export default function Texts() {
  const [tab, setTab] = useState<(typeof TABS)[number]["name"]>("pages");
  const content = useContent();
  return (
    <ToolPage title="Texts" width="auto">
      <Tabs tabs={TABS} selected={tab} onSelect={setTab} />
      {content === undefined ? (
        <LoadingBlock />
      ) : (
        <TabPanel id={`${tab}-panel`} aria-labelledby={`${tab}-tab`}>
          {tab === "pages" ? <PageTexts content={content} /> : <PictureTexts content={content} />}
        </TabPanel>
      )}
    </ToolPage>
  );
}

function PageTexts({ content }: { content: Content }) {
  const { navigateIntent } = useRouter();
  const rows = preferDrafts(content.documents).map((document) => pageRow(document));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const urls = urlsOf(content);
  return (
    <DraftTable
      label="Texts of pages"
      columns={PAGE_COLUMNS}
      rows={rows}
      content={content}
      opened={{
        title: "Share picture",
        renderPreview: ({ key }) => {
          const url = urls.get(byKey.get(key)?.assetId ?? "");
          return url === undefined ? "Drawn with the title" : <Thumbnail url={url} />;
        },
        open: ({ key }) => {
          const row = byKey.get(key);
          if (row === undefined) return;
          const { intent, params } = formTarget(row.document, "seo.picture");
          navigateIntent(intent, params);
        },
      }}
      renderName={({ document, name }) => (
        <Stack gap={2} style={{ width: "14em" }}>
          <Text size={1} textOverflow="ellipsis">
            <DocumentLink document={document}>{documentTitle(document)}</DocumentLink>
          </Text>
          <Text size={0} muted style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
        </Stack>
      )}
    />
  );
}

const THUMBNAIL = { width: 64, height: 48, objectFit: "contain" } as const;

function Thumbnail({ url }: { url: string | undefined }) {
  return <img src={`${url}?w=128&h=96&fit=max`} alt="" loading="lazy" style={THUMBNAIL} />;
}

/** The addresses of pictures by the ids of their assets. */
function urlsOf({ assets }: Content): ReadonlyMap<string, string> {
  return new Map(assets.map(({ _id, url }) => [_id, url]));
}

function PictureTexts({ content }: { content: Content }) {
  const assetTexts = new Map(content.assets.flatMap(({ _id, altText }) => (altText ? [[_id, altText]] : [])));
  const urls = urlsOf(content);
  const rows = preferDrafts(content.documents).flatMap((document) => pictureRows(document, assetTexts));
  return (
    <DraftTable
      label="Texts of pictures in pages"
      columns={PICTURE_COLUMNS}
      rows={rows}
      content={content}
      renderName={({ document, assetId, paths }) => (
        <Flex gap={2} align="center" style={{ width: "16em" }}>
          <Thumbnail url={urls.get(assetId ?? "")} />
          <Box flex={1}>
            <Text size={1}>
              <DocumentLink document={document} path={paths["alt"] ?? ""}>
                {documentTitle(document)}
              </DocumentLink>
            </Text>
          </Box>
        </Flex>
      )}
    />
  );
}

interface DraftTableProps {
  label: string;
  columns: readonly TextColumn[];
  rows: readonly DocumentRow[];
  content: Content;
  renderName: (row: DocumentRow) => ReactNode;
  opened?: ComponentProps<typeof TextTable>["opened"];
}

/** A table whose changes go into drafts, with a button that publishes the drafts that were changed in it. */
function DraftTable({ rows, content, renderName, ...table }: DraftTableProps) {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  /** The published ids of the documents that this editor has changed in this table, and whether they had a draft before. */
  const [changed, setChanged] = useState<ReadonlyMap<string, { hadDraft: boolean }>>(new Map());
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const save = (changes: readonly TextChange[]) => {
    setChanged((before) => {
      const after = new Map(before);
      for (const { row } of changes) {
        const id = byKey.get(row)?.document._id ?? "";
        if (!after.has(publishedId(id))) after.set(publishedId(id), { hadDraft: publishedId(id) !== id });
      }
      return after;
    });
    return saveInDrafts(client, rows, changes);
  };
  const drafts = content.documents.filter(
    ({ _id }) => _id !== publishedId(_id) && changed.has(publishedId(_id)),
  );
  const renderHeader = ({ key }: TextRow) => {
    const row = byKey.get(key);
    if (row === undefined) return null;
    const id = publishedId(row.document._id);
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
          published={content.documents.filter(({ _id }) => _id === publishedId(_id))}
          isOlder={({ _id }) => changed.get(publishedId(_id))?.hadDraft === true}
          onPublished={() => setChanged(new Map())}
        />
      )}
      <TextTable
        {...table}
        rows={rows}
        renderHeader={renderHeader}
        flaw={formerNameFlaw(content.settings)}
        shownText={(text) => withBrand(text, storedText(content.settings, "brandName") ?? "")}
        readOnly={!mayUpload(user)}
        save={save}
      />
    </Stack>
  );
}

interface PublishBarProps {
  /** The drafts that were changed in the table. */
  drafts: readonly StoredDocument[];
  published: readonly StoredDocument[];
  /** Whether a draft has changes from before. */
  isOlder: (draft: StoredDocument) => boolean;
  onPublished: () => void;
}

/** Publishes the changed drafts together, after the same questions as Publish in a form. */
function PublishBar({ drafts, published, isOlder, onPublished }: PublishBarProps) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const publishing = useTask("Nothing was published");
  const moved = movedPages(published, drafts);
  const ready = drafts.filter((draft) => !moved.includes(draft));
  const older = ready.filter((draft) => isOlder(draft));
  const pages = ready.length === 1 ? "1 page" : `${ready.length} pages`;
  const publish = async () => {
    if (!(await publishGate.confirmDrafts(ready))) return;
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
