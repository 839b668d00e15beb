import { defineField, defineType } from "@sanity/types";

import { storedField } from "../fields/stored-field.ts";
import { storedQuantityProblem, storedQuantityText } from "../quantities/quantity-field.ts";
import { unitsOf } from "../quantities/units.ts";

/** A number or a range with its unit. The site writes it in metric or imperial units, and sorts tables by it. */
export const quantity = defineType({
  name: "quantity",
  title: "Figure",
  type: "object",
  fields: [
    defineField({
      name: "value",
      title: "Value",
      type: "number",
      description: "One number, for example 0.05. Leave empty for a range.",
    }),
    defineField({
      name: "plusMinus",
      title: "Tolerance (±)",
      type: "boolean",
      description: "Writes ± before the value.",
      hidden: ({ parent }) => typeof storedField(parent, "value") !== "number",
    }),
    defineField({
      name: "min",
      title: "From",
      type: "number",
      description: "The lower end of a range. On its own, it reads “≥”: at least.",
    }),
    defineField({
      name: "max",
      title: "To",
      type: "number",
      description: "The upper end of a range. On its own, it reads “≤”: at most.",
    }),
    defineField({
      name: "unit",
      title: "Unit",
      type: "string",
      description: "Metric. The site converts to inches, °F and psi if a visitor switches units.",
      options: { list: unitsOf().map((unit) => ({ value: unit, title: unit })) },
    }),
    defineField({
      name: "note",
      title: "Condition",
      type: "string",
      description: "A short condition for the value, for example “up to 100 mm” or “at 1.8 MPa”. Optional.",
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: "source",
      title: "Source",
      type: "string",
      description: "Where the figure comes from, for example a data sheet or a standard. Optional.",
      validation: (rule) => rule.max(120),
    }),
  ],
  options: { columns: 2 },
  validation: (rule) => rule.custom((stored) => storedQuantityProblem(stored) ?? true),
  preview: {
    select: { value: "value", min: "min", max: "max", plusMinus: "plusMinus", unit: "unit", note: "note" },
    prepare: (selected) => ({
      title: storedQuantityText(selected) || "No value yet",
      subtitle: selected.note,
    }),
  },
});
