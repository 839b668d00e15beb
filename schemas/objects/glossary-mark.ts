import { defineField, defineType } from "@sanity/types";

/** Marks words in a text that the glossary explains. */
export const glossaryMark = defineType({
  name: "glossaryMark",
  title: "Glossary",
  type: "object",
  fields: [
    defineField({
      name: "term",
      title: "Term",
      type: "reference",
      to: [{ type: "glossaryTerm" }],
      description: "Visitors see the explanation when they point at the words or tap them.",
      validation: (rule) => rule.required(),
    }),
  ],
});
