import { defineArrayMember, defineField, defineType, type FieldDefinition } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { pageBlocksField } from "../blocks-field.ts";
import { textField } from "../fields/basic-fields.ts";
import { TITLE_LENGTH } from "../fields/limits.ts";
import { aliasesField, pathField } from "../fields/path-fields.ts";
import { ROUTABLE_FACTS, type RoutableType } from "../fields/routable-types.ts";
import type { SearchFacts } from "../site-search.ts";
import { pathOfTextField } from "./translation.ts";

interface RoutableDocument<Name extends string> {
  name: Name;
  title: string;
  /** The fields in addition to the title, the path, the blocks and SEO. */
  fields: FieldDefinition[];
  /** The dotted path of the picture for lists. If it is empty, lists show the picture of the first block. */
  picture?: string;
  /** How the site search shows its pages. */
  siteSearch: SearchFacts;
  /** Whether its pages have a table of contents next to their blocks, because readers look things up in them. Default: false. */
  hasContents?: boolean;
}

/** Defines a document type with a path, which consists of blocks. */
export function routableDocument<const Name extends RoutableType>({
  name,
  title,
  fields,
  picture = "seo.picture",
  hasContents = false,
  siteSearch,
}: RoutableDocument<Name>) {
  const { date } = ROUTABLE_FACTS[name];
  const type = defineType({
    name,
    title,
    type: "document",
    groups: [
      { name: "content", title: "Content", default: true },
      { name: "about", title: "About the page" },
      { name: "search", title: "Search engines" },
    ],
    fields: [
      textField("title", "Title", "For lists, menus and search results.", {
        isRequired: true,
        max: TITLE_LENGTH,
        group: ["content", "about"],
      }),
      { ...pathField(), group: ["content", "about"] },
      { ...aliasesField(), group: "about" },
      ...fields.map((field) => ({ ...field, group: "about" })),
      { ...pageBlocksField(), group: "content" },
      seoField(),
      ...translationFields(name),
    ],
    orderings: [
      ...(date === undefined
        ? []
        : [
            {
              name: "date",
              title: "Newest first",
              by: [{ field: date.field, direction: "desc" as const }],
            },
          ]),
      { name: "path", title: "Path", by: [{ field: "path", direction: "asc" }] },
      { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
    ],
    preview: {
      select: {
        title: "title",
        path: "path",
        own: picture,
        first: "blocks.0.picture",
        ...(date !== undefined && { date: date.field }),
      },
      prepare: (selected) => ({
        title: selected["title"] ?? "No title yet",
        subtitle: [dayOf(selected["date"]), selected["path"] ?? "No path yet"].filter(Boolean).join(" · "),
        media: selected["own"] ?? selected["first"],
      }),
    },
  });
  return { ...type, hasContents, siteSearch };
}

/** `Nov 21, 2026`, the same day in every time zone, as on the site; undefined without a date. */
function dayOf(date: unknown): string | undefined {
  if (typeof date !== "string") return undefined;
  return new Date(date).toLocaleDateString("en-US", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

const noDescription = "Add a description for search engines, or a summary for cards";

function seoField() {
  return defineField({
    name: "seo",
    title: "Search engines and sharing",
    type: "seo",
    group: "search",
    description: "How the page looks in search results and when someone shares it.",
    validation: (rule) =>
      rule
        .custom(
          (seo, { document }) =>
            isReadyForSearch(seo, document) || { message: noDescription, path: ["description"] },
        )
        .warning(),
  });
}

/** What a page in another language knows of its original. Translators fill them in, by the Studio's tool or by file. */
function translationFields(type: RoutableType) {
  const options = { hidden: true, readOnly: true, group: "about" };
  return [
    textField("language", "Language", "The code of its language. English pages have none.", options),
    defineField({
      name: "original",
      title: "Original",
      type: "reference",
      weak: true,
      to: [{ type }],
      description: "The English page that it translates.",
      ...options,
    }),
    defineField({
      name: "sources",
      title: "Translated texts",
      type: "array",
      description: "The English text that each of its texts translates.",
      of: [
        defineArrayMember({
          type: "object",
          fields: [
            pathOfTextField(),
            textField("text", "English", "The English text when it was translated.", { rows: 2 }),
          ],
        }),
      ],
      ...options,
    }),
  ] as const;
}

/** Whether search engines have a description to show, or do not show the page at all. */
export function isReadyForSearch(seo: unknown, document: unknown): boolean {
  const isHidden = storedField(seo, "noIndex") === true;
  return isHidden || (storedField(seo, "description") ?? storedField(document, "summary")) !== undefined;
}
