import type { SanityClient } from "@sanity/client";
import { pathToString } from "sanity";
import { alternativeText, assetIdOf } from "schemas/fields/alternative-text.ts";
import { publishedId, type StoredDocument } from "schemas/fields/lake.ts";
import {
  ALT_LENGTH,
  CAPTION_LENGTH,
  HEADING_LENGTH,
  SEO_DESCRIPTION_LENGTH,
  SEO_TITLE_LENGTH,
  SUMMARY_LENGTH,
} from "schemas/fields/limits.ts";
import { storedField, storedItems, storedText } from "schemas/fields/stored-field.ts";
import { objectsOf } from "schemas/rules/texts.ts";
import type { TextChange, TextColumn, TextRow } from "studio-text-table/text-rows.ts";

// The texts of pages and of their pictures, as rows of a table, and the drafts that changes of these texts make.

/** Google shows titles of up to about 580 px. */
const MAX_TITLE_WIDTH = 580;

export const PAGE_COLUMNS: readonly TextColumn[] = [
  { name: "title", title: "Title", kind: "text", limit: HEADING_LENGTH, isRequired: true, isUnique: true },
  {
    name: "seo.title",
    title: "Title in search results",
    kind: "text",
    limit: SEO_TITLE_LENGTH,
    maxWidth: MAX_TITLE_WIDTH,
    isUnique: true,
  },
  {
    name: "seo.description",
    title: "Description in search results",
    kind: "text",
    limit: SEO_DESCRIPTION_LENGTH,
    isRequired: true,
    isUnique: true,
  },
  {
    name: "summary",
    title: "In one sentence",
    kind: "text",
    limit: SUMMARY_LENGTH,
    isRequired: true,
    isUnique: true,
  },
  { name: "hero", title: "Main heading", kind: "text", limit: HEADING_LENGTH },
  { name: "seo.noIndex", title: "Hidden from search engines", kind: "yes-no" },
];

export const PICTURE_COLUMNS: readonly TextColumn[] = [
  { name: "alt", title: "Alternative text", kind: "text", limit: ALT_LENGTH, isRequired: true },
  { name: "caption", title: "Caption", kind: "text", limit: CAPTION_LENGTH },
];

/** A row of texts of a document. `paths` says where the text of each column is stored; a column without a path has no cell to write to. */
export interface DocumentRow extends TextRow {
  readonly document: StoredDocument;
  readonly paths: Readonly<Record<string, string>>;
  /** The picture of the row: of a page, the one that is shared. */
  readonly assetId?: string | undefined;
}

/** The row of a page. */
export function pageRow(document: StoredDocument): DocumentRow {
  const hero = storedItems(document["blocks"]).find((block) => storedField(block, "_type") === "hero");
  const key = storedText(hero, "_key");
  const seo = document["seo"];
  const summary = storedText(document, "summary");
  const title = storedText(document, "title");
  return {
    key: publishedId(document._id),
    name: storedText(document, "path") ?? "",
    revision: document._rev,
    document,
    assetId: assetIdOf(storedField(seo, "picture")) ?? assetIdOf(document["picture"]),
    texts: {
      title: title ?? "",
      "seo.title": storedText(seo, "title") ?? "",
      "seo.description": storedText(seo, "description") ?? "",
      summary: summary ?? "",
      hero: storedText(hero, "heading") ?? "",
      "seo.noIndex": storedField(seo, "noIndex") === true ? "Yes" : "",
    },
    // What visitors and search engines get while the field is empty.
    inherited: {
      ...(title !== undefined && { "seo.title": title, hero: title }),
      ...(summary !== undefined && { "seo.description": summary }),
    },
    paths: {
      title: "title",
      "seo.title": "seo.title",
      "seo.description": "seo.description",
      summary: "summary",
      ...(key !== undefined && { hero: `blocks[_key=="${key}"].heading` }),
      "seo.noIndex": "seo.noIndex",
    },
  };
}

/** A row for each picture of a page. `assetTexts` has the alternative texts that pictures have in Media, by the ids of the assets. */
export function pictureRows(
  document: StoredDocument,
  assetTexts: ReadonlyMap<string, string>,
): DocumentRow[] {
  return objectsOf(document, "picture").flatMap(({ object, path }) => {
    const assetId = assetIdOf(object);
    if (assetId === undefined) return [];
    const place = pathToString(path);
    const inherited = assetTexts.get(assetId);
    return {
      key: `${publishedId(document._id)} ${place}`,
      name: `${String(document["path"])} ${place}`,
      revision: document._rev,
      document,
      assetId,
      texts: {
        alt: alternativeText(object, undefined) ?? "",
        caption: storedText(object, "caption") ?? "",
      },
      inherited: inherited === undefined ? {} : { alt: inherited },
      paths: { alt: `${place}.alt`, caption: `${place}.caption` },
    };
  });
}

/** Stores changes in the drafts of their documents, in one transaction. A document without a draft gets one. */
export async function saveInDrafts(
  client: Pick<SanityClient, "action">,
  rows: readonly DocumentRow[],
  changes: readonly TextChange[],
): Promise<void> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const actions = changes.flatMap(({ row: key, column, after }) => {
    const row = byKey.get(key);
    const path = row?.paths[column];
    if (row === undefined || path === undefined) return [];
    const { document } = row;
    const edit = (patch: object) => ({
      actionType: "sanity.action.document.edit" as const,
      draftId: `drafts.${publishedId(document._id)}`,
      publishedId: publishedId(document._id),
      patch,
    });
    if (after === "") return [edit({ unset: [path] })];
    const value = column === "seo.noIndex" ? true : after;
    // One after the other, because a patch sets before it sets what is missing.
    return path.startsWith("seo.")
      ? [edit({ setIfMissing: { seo: { _type: "seo" } } }), edit({ set: { [path]: value } })]
      : [edit({ set: { [path]: value } })];
  });
  if (actions.length > 0) await client.action(actions, { tag: "text-table" });
}

/** The drafts that give a published page another path. Only the form of a page asks about redirects. */
export function movedPages(
  published: readonly StoredDocument[],
  drafts: readonly StoredDocument[],
): StoredDocument[] {
  const paths = new Map(published.map(({ _id, path }) => [_id, path]));
  return drafts.filter(({ _id, path }) => (paths.get(publishedId(_id)) ?? path) !== path);
}
