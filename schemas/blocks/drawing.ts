import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { drawingField, optionalHeadingField } from "../fields/common-fields.ts";
import { CAPTION_LENGTH } from "../fields/limits.ts";

const heading = "What the drawing shows";

const titleOf = (title: unknown) => (typeof title === "string" ? title : undefined);

export const drawing = defineBlock({
  name: "drawing",
  title: "Drawing",
  icon: "edit",
  description: "One of the site’s own drawings.",
  numberedDrawing: "drawing",
  fields: [
    optionalHeadingField(),
    drawingField({ isRequired: true }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      description: "What the reader should notice. Optional.",
      validation: (rule) => rule.max(CAPTION_LENGTH),
    }),
  ],
  initialValue: { heading, caption: "Say which dimension matters." },
  preview: { title: "heading", fallback: "caption", choice: { field: "drawing.title", format: titleOf } },
});
