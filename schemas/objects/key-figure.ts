import { defineType } from "@sanity/types";
import { hasOneOf, storedField } from "stored-values/stored-value.ts";

import { textField, typedField } from "../fields/basic-fields.ts";
import { LABEL_LENGTH } from "../fields/limits.ts";
import { hasFigure, shownFigureText } from "../quantities/quantity-field.ts";

/** A quantity, a size or a text with its label: “Tolerance ±0.05 mm”. */
export const keyFigure = defineType({
  name: "keyFigure",
  title: "Key figure",
  type: "object",
  fields: [
    textField(
      "label",
      "What it is",
      `For example “Tolerance” or “Lead time”. At most ${LABEL_LENGTH} characters.`,
      { isRequired: true, max: LABEL_LENGTH },
    ),
    typedField("quantity", "Figure", "The number and its unit.", { type: "quantity" }),
    typedField("size", "Size", "Instead of a value, for length × width × height.", {
      type: "size",
    }),
    textField(
      "text",
      "Text instead of a value",
      `For text instead of a number, for example “No tooling”. At most ${LABEL_LENGTH} characters.`,
      { max: LABEL_LENGTH },
    ),
  ],
  validation: (rule) =>
    rule.custom(
      (stored) => stored === undefined || hasKeyFigureValue(stored) || "Enter a value, a size or text",
    ),
  preview: {
    select: {
      label: "label",
      quantity: "quantity",
      figures: "quantity.capability.figures",
      size: "size",
      sizes: "size.capability.figures",
      text: "text",
    },
    prepare: ({ label, quantity, figures, size, sizes, text }) => ({
      title: label ?? "No label yet",
      subtitle: shownFigureText(quantity, figures) || shownFigureText(size, sizes) || text,
    }),
  },
});

/** The columns of a list of key figures. */
export const KEY_FIGURE_COLUMNS = ["label", "quantity", "size", "text"];

/** Whether a key figure has a number or a text. A unit alone does not count. */
export function hasKeyFigureValue(stored: unknown): boolean {
  const values = [storedField(stored, "quantity"), storedField(stored, "size")];
  return values.some((value) => hasFigure(value)) || hasOneOf(stored, "text");
}

/** A stored key figure, for initial values. */
export function createKeyFigure(label: string, quantity: object) {
  return {
    _type: "keyFigure",
    _key: label.toLowerCase().replaceAll(" ", "-"),
    label,
    quantity: { _type: "quantity", ...quantity },
  };
}
