import { defineType } from "@sanity/types";
import { assetIdOf, hasOneOf, storedField } from "stored-values/stored-value.ts";

import { textField } from "../fields/basic-fields.ts";
import { drawingField, pictureField } from "../fields/common-fields.ts";
import { CAPTION_LENGTH } from "../fields/limits.ts";

/** A numbered illustration with a caption. For labeled values see key-figure.ts. */
export const figure = defineType({
  name: "figure",
  title: "Picture or drawing",
  type: "object",
  fields: [
    pictureField("picture", "Picture", "A photo or a rendering."),
    drawingField(),
    textField(
      "caption",
      "Caption",
      "What the reader should notice. The site numbers figures automatically.",
      { max: CAPTION_LENGTH },
    ),
  ],
  validation: (rule) =>
    rule.custom(
      (shown) =>
        shown === undefined ||
        hasOneOf(shown, "drawing") ||
        assetIdOf(storedField(shown, "picture")) !== undefined ||
        "Choose a picture or a drawing",
    ),
  preview: {
    select: { caption: "caption", drawing: "drawing.title", media: "picture", alt: "picture.alt" },
    prepare: ({ caption, drawing, media, alt }) => ({
      title: caption ?? drawing ?? alt ?? "No picture yet",
      subtitle: "Picture or drawing",
      media,
    }),
  },
});
