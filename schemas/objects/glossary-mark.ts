import { defineType } from "@sanity/types";

import { referenceField } from "../fields/basic-fields.ts";

/** Marks words in a text that the glossary explains. */
export const glossaryMark = defineType({
  name: "glossaryMark",
  title: "Glossary",
  type: "object",
  fields: [
    referenceField("term", "Term", "Visitors see the explanation when they point at the words or tap them.", {
      to: "glossaryTerm",
      isRequired: true,
    }),
  ],
});
