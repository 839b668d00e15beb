import { Box, Flex, Stack, TabPanel, Text } from "@sanity/ui";
import { useMemo } from "react";
import { LoadingBlock } from "sanity";
import { useRouter } from "sanity/router";
import { IS_ORIGINAL } from "schemas/fields/language.ts";
import { routableTypes } from "schemas/fields/routable-types.ts";
import { withBrand } from "schemas/fields/search-title.ts";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";
import { createKeptState } from "studio-kit/kept-state.ts";
import { DocumentLink, formTarget } from "studio-kit/links.tsx";
import { Tabs, ToolPage } from "studio-kit/ui.tsx";
import { useLiveDocuments } from "studio-kit/use-live-documents.ts";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import { DraftTable } from "studio-text-table/draft-table.tsx";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

import { COMPANY_NAMES, formerNameFlaw } from "#check/former-names.ts";
import { publishGate } from "#publishing/document-actions.ts";
import { documentTitle } from "#structure/titles.ts";
import { PAGE_COLUMNS, pageRow, PICTURE_COLUMNS, pictureRows, TEXT_OBJECTS } from "#text-table/page-texts.ts";

const PAGES = `_type in $types && ${IS_ORIGINAL} && defined(path) && !(_id in path("versions.**"))`;
const TYPES = { types: routableTypes };
const Page = v.looseObject({
  _id: v.string(),
  _type: v.string(),
  _rev: v.string(),
  path: v.nullish(v.string(), ""),
});

const PICTURES = `_type == "sanity.imageAsset"`;
const Picture = v.object({ _id: v.string(), altText: v.nullable(v.string()), url: v.string() });

interface Content {
  documents: readonly v.InferOutput<typeof Page>[];
  settings: unknown;
  assets: readonly v.InferOutput<typeof Picture>[];
}

/** The pages by path, what the tables need of the settings, and all pictures. Undefined until they have loaded. */
function useContent(): Content | undefined {
  const documents = useLiveDocuments({ filter: PAGES, params: TYPES, schema: Page });
  const assets = useLiveDocuments({ filter: PICTURES, projection: "{_id, altText, url}", schema: Picture });
  const settings = useLiveQuery({ ...COMPANY_NAMES, schema: v.unknown() });
  const sorted = useMemo(() => documents && sortByText(documents, ({ path }) => path), [documents]);
  if (sorted === undefined || assets === undefined || settings === undefined) return undefined;
  return { documents: sorted, assets, settings };
}

const TABS = [
  { name: "pages", title: "Pages" },
  { name: "pictures", title: "Pictures in pages" },
] as const;

const useTab = createKeptState<{ tab: (typeof TABS)[number]["name"] }>({ tab: "pages" });

/** The texts of all pages and of their pictures in one table each. Changes are stored in drafts, which an editor publishes together. */
export default function Texts() {
  const [{ tab }, change] = useTab();
  const content = useContent();
  return (
    <ToolPage title="Texts" width="auto">
      <Tabs tabs={TABS} selected={tab} onSelect={(chosen) => change(() => ({ tab: chosen }))} />
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
      {...sharedProps(content)}
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

/** What both tables have. */
function sharedProps({ documents, settings }: Content) {
  return {
    documents,
    objects: TEXT_OBJECTS,
    flaw: formerNameFlaw(settings),
    shownText: (text: string) => withBrand(text, storedText(settings, "brandName") ?? ""),
    confirmDrafts: (drafts: readonly StoredDocument[]) => publishGate.confirmDrafts(drafts),
  };
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
      {...sharedProps(content)}
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
