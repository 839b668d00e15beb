import { defineBlock } from "../block.ts";
import { textField } from "../fields/basic-fields.ts";
import { drawingField, optionalHeadingField } from "../fields/common-fields.ts";
import { CAPTION_LENGTH } from "../fields/limits.ts";

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
    textField("caption", "Caption", "What the reader should notice. Optional.", { max: CAPTION_LENGTH }),
  ],
  initialValue: { heading: "What the drawing shows", caption: "Say which dimension matters." },
  preview: { title: "heading", fallback: "caption", choice: { field: "drawing.title", format: titleOf } },
});
