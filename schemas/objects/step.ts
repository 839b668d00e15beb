import { defineField, defineType } from "@sanity/types";

import { drawingField, pictureField } from "../fields/common-fields.ts";
import { HEADING_LENGTH, TEXT_LENGTH } from "../fields/limits.ts";
import { quantityField } from "../quantities/quantity-field.ts";

export const step = defineType({
  name: "step",
  title: "Step",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What happens, in a few words.",
      validation: (rule) => rule.required().max(HEADING_LENGTH),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: `How it happens and why. At most ${TEXT_LENGTH} characters.`,
      validation: (rule) => rule.max(TEXT_LENGTH),
    }),
    quantityField({
      name: "duration",
      title: "How long it takes",
      description: "Shown beside the step. Optional.",
      dimensions: ["time"],
      unit: "day",
    }),
    drawingField(),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "Instead of a drawing. Optional.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "text", media: "picture" } },
});
