import { defineField, defineType } from "@sanity/types";

import { drawingField } from "../drawing-field.ts";
import { CAPTION_LENGTH } from "../limits.ts";

export const figure = defineType({
  name: "figure",
  title: "Figure",
  type: "object",
  fields: [
    defineField({
      name: "picture",
      title: "Picture",
      type: "picture",
      description: "A photograph or a rendering.",
    }),
    drawingField(),
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      description: "What the reader is to see. The site numbers the figures of a page itself.",
      validation: (rule) => rule.max(CAPTION_LENGTH),
    }),
  ],
  validation: (rule) =>
    rule.custom((shown) =>
      shown === undefined ||
      Reflect.get(shown, "picture") !== undefined ||
      Reflect.get(shown, "drawing") !== undefined
        ? true
        : "Choose a picture or a drawing",
    ),
  preview: {
    select: { caption: "caption", drawing: "drawing", media: "picture", alt: "picture.alt" },
    prepare: ({ caption, drawing, media, alt }) => ({
      title: caption ?? drawing ?? alt ?? "No figure yet",
      subtitle: "Figure",
      media,
    }),
  },
});
