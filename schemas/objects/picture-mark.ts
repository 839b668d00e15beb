import { defineField, defineType } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { booleanField, choiceField, numberField, textField, typedField } from "../fields/basic-fields.ts";
import { hiddenUnless } from "../fields/hidden-unless.ts";
import { LABEL_LENGTH } from "../fields/limits.ts";

/** A point on a picture, in percent of its width and height. */
export const pictureSpot = defineType({
  name: "pictureSpot",
  title: "Position on the picture",
  type: "object",
  fields: [
    numberField(
      "x",
      "From the left, %",
      "From 0 at the left edge of the picture to 100 at the right. Values slightly outside are allowed.",
      { isRequired: true, min: -20, max: 120 },
    ),
    numberField(
      "y",
      "From the top, %",
      "From 0 at the top edge of the picture to 100 at the bottom. Values slightly outside are allowed.",
      { isRequired: true, min: -20, max: 120 },
    ),
  ],
  options: { columns: 2 },
});

/** A note or a dimension that is drawn over a picture. */
export const pictureMark = defineType({
  name: "pictureMark",
  title: "Mark on the picture",
  type: "object",
  fields: [
    choiceField(
      "kind",
      "Kind",
      "A note points at one place; a dimension measures between two; an extension line leads from the part to a dimension beside it.",
      {
        list: [
          { value: "note", title: "Note with a pointer" },
          { value: "dimension", title: "Dimension" },
          { value: "extension", title: "Extension line" },
        ],
        layout: "column",
        isRequired: true,
      },
    ),
    defineField({
      name: "text",
      title: "Text",
      type: "string",
      description: `As on a drawing: “Ø24 H7”, “6× M4”, “136”. At most ${LABEL_LENGTH} characters.`,
      hidden: ({ parent }) => storedField(parent, "kind") === "extension",
      validation: (rule) => [
        rule.max(LABEL_LENGTH),
        rule.custom((text, { parent }) =>
          text || storedField(parent, "kind") === "extension" ? true : "Write what the mark says",
        ),
      ],
    }),
    textField("note", "Second line", "For example “Ra 0.8”. Optional.", {
      max: LABEL_LENGTH,
      hidden: hiddenUnless("kind", "note"),
    }),
    typedField("from", "Points at, or start of the dimension", "The place on the part.", {
      type: "pictureSpot",
      isRequired: true,
    }),
    typedField(
      "to",
      "Text position, or end of the dimension",
      "Where the leader line meets its text; for a dimension, its other end.",
      { type: "pictureSpot", isRequired: true },
    ),
    booleanField(
      "isImportant",
      "The one that matters",
      "Drawn in the accent color. Use it at most once per picture.",
    ),
  ],
  preview: {
    select: { kind: "kind", text: "text", note: "note" },
    prepare: ({ kind, text, note }) => ({
      title: kind === "extension" ? "Extension line" : (text ?? "No text yet"),
      subtitle: note,
    }),
  },
});
