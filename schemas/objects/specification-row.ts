import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";
import { hasOneOf, storedField } from "../fields/stored-field.ts";
import { hasFigure, shownFigureText } from "../quantities/quantity-field.ts";

export const specificationRow = defineType({
  name: "specificationRow",
  title: "Row",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "What it is",
      type: "string",
      description: "For example “General tolerance” or “Maximum part size”.",
      validation: (rule) => rule.required().max(2 * LABEL_LENGTH),
    }),
    defineField({
      name: "values",
      title: "Figures",
      type: "array",
      of: [
        defineArrayMember({ type: "quantity" }),
        defineArrayMember({ type: "size", initialValue: { unit: "mm" } }),
      ],
      description:
        "Numbers with their units. Several values appear one after another, each with its condition.",
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: "text",
      title: "Words",
      type: "string",
      description: "For text instead of a number, for example “STEP, IGES, STL”. Shown after the values.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
    defineField({
      name: "note",
      title: "Remark",
      type: "string",
      description: "A line in small type under the row. Optional.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
  ],
  validation: (rule) =>
    rule.custom(
      (row) => row === undefined || hasQuantity(row) || hasOneOf(row, "text") || "Enter a value or text",
    ),
  preview: {
    select: { label: "label", first: "values.0", figures: "values.0.capability.figures", text: "text" },
    prepare: ({ label, first, figures, text }) => ({
      title: label ?? "No label yet",
      subtitle: shownFigureText(first, figures) || text,
    }),
  },
});

function hasQuantity(row: unknown): boolean {
  const values = storedField(row, "values");
  return Array.isArray(values) && values.some((value) => hasFigure(value));
}
