import { defineField, defineType } from "@sanity/types";

import { LABEL_LENGTH } from "../limits.ts";
import { storedQuantityText } from "../quantity-field.ts";
import { hasOneOf, storedField } from "../stored-field.ts";

/** A figure that stands for itself: “Tolerance ±0.05 mm”. */
export const keyFigure = defineType({
  name: "keyFigure",
  title: "Key figure",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "What it is",
      type: "string",
      description: `For example “Tolerance” or “Lead time”. At most ${LABEL_LENGTH} characters.`,
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
    defineField({
      name: "quantity",
      title: "Figure",
      type: "quantity",
      description: "The number and its unit.",
    }),
    defineField({
      name: "size",
      title: "Size",
      type: "size",
      description: "Instead of a figure, for what has two or three sides.",
    }),
    defineField({
      name: "text",
      title: "Words instead of a figure",
      type: "string",
      description: `For what is not a number, for example “No tooling”. At most ${LABEL_LENGTH} characters.`,
      validation: (rule) => rule.max(LABEL_LENGTH),
    }),
  ],
  validation: (rule) =>
    rule.custom(
      (figure) => figure === undefined || saysSomething(figure) || "Write a figure, a size, or words",
    ),
  preview: {
    select: { label: "label", quantity: "quantity", size: "size", text: "text" },
    prepare: ({ label, quantity, size, text }) => ({
      title: label ?? "No label yet",
      subtitle: storedQuantityText(quantity) || storedQuantityText(size) || text,
    }),
  },
});

/** Whether visitors would read a figure or words: a unit alone is neither. */
export function saysSomething(figure: unknown): boolean {
  const { quantity, size } = { quantity: storedField(figure, "quantity"), size: storedField(figure, "size") };
  return storedQuantityText(quantity) !== "" || storedQuantityText(size) !== "" || hasOneOf(figure, "text");
}

/** A key figure as a new block starts with it. */
export function figureOf(label: string, quantity: object) {
  return {
    _type: "keyFigure",
    _key: label.toLowerCase().replaceAll(" ", "-"),
    label,
    quantity: { _type: "quantity", ...quantity },
  };
}
