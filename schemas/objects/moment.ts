import { defineField, defineType } from "@sanity/types";

import { pictureField } from "../fields/common-fields.ts";
import { HEADING_LENGTH, LABEL_LENGTH, TEXT_LENGTH } from "../fields/limits.ts";

export const moment = defineType({
  name: "moment",
  title: "Moment",
  type: "object",
  fields: [
    defineField({
      name: "when",
      title: "When",
      type: "string",
      description: "As readers see it: “2019”, “Day 4” or “March 2026”.",
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What happened, in a few words.",
      validation: (rule) => rule.required().max(HEADING_LENGTH),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: `One or two sentences. Optional. At most ${TEXT_LENGTH} characters.`,
      validation: (rule) => rule.max(TEXT_LENGTH),
    }),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "Shown with the text. Optional.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "when", media: "picture" } },
});
