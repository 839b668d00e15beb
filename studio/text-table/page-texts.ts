import { pathToString } from "sanity";
import { alternativeText } from "schemas/fields/alternative-text.ts";
import {
  ALT_LENGTH,
  CAPTION_LENGTH,
  HEADING_LENGTH,
  SEO_DESCRIPTION_LENGTH,
  SEO_TITLE_LENGTH,
  SUMMARY_LENGTH,
  TITLE_LENGTH,
} from "schemas/fields/limits.ts";
import { objectsOf } from "schemas/rules/texts.ts";
import { publishedId, type StoredDocument } from "stored-values/stored-document.ts";
import { assetIdOf, storedField, storedItems, storedText } from "stored-values/stored-value.ts";
import type { DocumentRow } from "studio-text-table/drafts.ts";
import type { TextColumn } from "studio-text-table/text-rows.ts";

// The texts of pages and of their pictures, as rows of a table.

/** Google shows titles of up to about 580 px. */
const MAX_TITLE_WIDTH = 580;

export const PAGE_COLUMNS: readonly TextColumn[] = [
  { name: "title", title: "Title", kind: "text", limit: TITLE_LENGTH, isRequired: true, isUnique: true },
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

/** The objects of pages that hold texts. */
export const TEXT_OBJECTS = { seo: "seo" };

export const PICTURE_COLUMNS: readonly TextColumn[] = [
  { name: "alt", title: "Alternative text", kind: "text", limit: ALT_LENGTH, isRequired: true },
  { name: "caption", title: "Caption", kind: "text", limit: CAPTION_LENGTH },
];

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
      name: `${storedText(document, "path") ?? ""} ${place}`,
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
