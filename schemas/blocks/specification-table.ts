import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { hasOneOf, storedField } from "stored-values/stored-value.ts";

import { defineBlock } from "../block.ts";
import { listField, textField } from "../fields/basic-fields.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { CAPTION_LENGTH, LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";
import { hasFigure, shownFigureText } from "../quantities/quantity-field.ts";

export const specificationTable = defineBlock({
  name: "specificationTable",
  title: "Specification table",
  icon: "th-list",
  description: "Specifications line by line, in millimeters or inches.",
  siteSearch: { figures: ["rows"] },
  fields: [
    headingField(),
    leadField(),
    listField("rows", "Rows", "Put what buyers look up first at the top.", {
      of: "specificationRow",
      grid: ["label", "values", "text", "note"],
      isRequired: true,
      min: 2,
    }),
    textField(
      "note",
      "Note under the table",
      "For example “Typical capability” and where the figures come from.",
      { max: CAPTION_LENGTH },
    ),
  ],
  initialValue: {
    heading: "What tolerances we hold",
    lead: "Say what the values apply to, and when to ask for more.",
    rows: [
      {
        _type: "specificationRow",
        _key: "tolerance",
        label: "General tolerance",
        values: [{ _type: "quantity", _key: "a", value: 0.1, plusMinus: true, unit: "mm" }],
      },
      {
        _type: "specificationRow",
        _key: "largest",
        label: "Maximum part size",
        values: [{ _type: "size", _key: "a", length: 500, width: 400, height: 300, unit: "mm" }],
      },
    ],
    note: "Typical capability.",
  },
  publishableExamples: ["heading", "note"],
  preview: { title: "heading", count: "rows" },
});

export const specificationRow = defineType({
  name: "specificationRow",
  title: "Row",
  type: "object",
  fields: [
    textField("label", "What it is", "For example “General tolerance” or “Maximum part size”.", {
      isRequired: true,
      max: 2 * LABEL_LENGTH,
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
    textField(
      "text",
      "Text",
      "For text instead of a number, for example “STEP, STP, IGS, STL”. Shown after the values.",
      { max: POINT_LENGTH },
    ),
    textField("note", "Note", "A line in small type under the row. Optional.", { max: POINT_LENGTH }),
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
