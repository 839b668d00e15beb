import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { externalUrlField } from "../fields/common-fields.ts";
import type { SearchFacts } from "../site-search.ts";

const SITE_SEARCH: SearchFacts = {
  group: "term",
  title: "term",
  names: ["otherNames"],
  summary: ["explanation"],
};

const type = defineType({
  name: "glossaryTerm",
  title: "Glossary term",
  type: "document",
  fields: [
    defineField({
      name: "term",
      title: "Term",
      type: "string",
      description: "The term, or the number of the standard, for example “ISO 9001” or “draft angle”.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "otherNames",
      title: "Other names",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      description: "Abbreviations and other spellings that the Studio’s search should find. Optional.",
    }),
    defineField({
      name: "scope",
      title: "Used in",
      type: "string",
      description: "The industry or field, for editors only, for example “aerospace”. Optional.",
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: "explanation",
      title: "Explanation",
      type: "text",
      rows: 3,
      description: "One or two self-contained sentences. They open over the text.",
      validation: (rule) => rule.required().max(400),
    }),
    externalUrlField({
      name: "url",
      title: "Where to read more",
      description: "A page that explains more. Its address starts with https://. Optional.",
    }),
  ],
  preview: { select: { title: "term", subtitle: "explanation" } },
});

/** The document type, with its settings for the site search. */
export const glossaryTerm = { ...type, siteSearch: SITE_SEARCH };
