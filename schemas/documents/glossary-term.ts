import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { textField } from "../fields/basic-fields.ts";
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
    textField(
      "term",
      "Term",
      "The term, or the number of the standard, for example “ISO 9001” or “draft angle”.",
      { isRequired: true, max: 80 },
    ),
    defineField({
      name: "otherNames",
      title: "Other names",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      description: "Abbreviations and other spellings that the Studio’s search should find. Optional.",
    }),
    textField(
      "scope",
      "Used in",
      "The industry or field, for editors only, for example “aerospace”. Optional.",
      { max: 60 },
    ),
    textField("explanation", "Explanation", "One or two self-contained sentences, shown in a tooltip.", {
      isRequired: true,
      max: 400,
      rows: 3,
    }),
    externalUrlField(
      "url",
      "Where to read more",
      "A page that explains more. Its address starts with https://. Optional.",
    ),
  ],
  preview: { select: { title: "term", subtitle: "explanation" } },
});

/** The document type, with its settings for the site search. */
export const glossaryTerm = { ...type, siteSearch: SITE_SEARCH };
