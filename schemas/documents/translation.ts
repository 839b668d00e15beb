import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { textField } from "../fields/basic-fields.ts";

/**
 * The documents that keep their figures once and whose texts are translated by field: these, and assets with their alternative texts.
 * Pages are translated as pages.
 */
const recordTypes = [
  "capability",
  "chart",
  "costModel",
  "finish",
  "glossaryTerm",
  "materialGrade",
  "navigation",
  "person",
  "section",
  "settings",
  "technicalDrawing",
  "video",
] as const;

/**
 * The texts of a record in another language. Its id is the id of the record with the code of the language (`translationId`). The site lays
 * them over the record when it reads it: web/cms/translate-content.ts.
 */
export const translation = defineType({
  name: "translation",
  title: "Translation",
  type: "document",
  fields: [
    textField("language", "Language", "The code of its language.", { readOnly: true, isRequired: true }),
    defineField({
      name: "original",
      title: "Original",
      type: "reference",
      weak: true,
      to: recordTypes.map((type) => ({ type })),
      description: "The record whose texts it translates.",
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "texts",
      title: "Texts",
      type: "array",
      description: "The translated texts of the record.",
      of: [
        defineArrayMember({
          type: "object",
          title: "Text",
          fields: [
            pathOfTextField(),
            textField("source", "English", "The English text that it translates.", {
              rows: 2,
              readOnly: true,
            }),
            textField("text", "Translation", "The translated text.", { rows: 2 }),
          ],
          preview: { select: { title: "text", subtitle: "source" } },
        }),
      ],
    }),
  ],
  preview: {
    select: { name: "original.name", title: "original.title", term: "original.term", language: "language" },
    prepare: ({ name, title, term, language }) => ({
      title: name ?? title ?? term ?? "Translation",
      subtitle: language,
    }),
  },
});

/** Where a text is in its document. */
export function pathOfTextField() {
  return textField("path", "Field", 'Where the text is in the document, such as rows[_key=="a"].label.', {
    isRequired: true,
    readOnly: true,
  });
}
