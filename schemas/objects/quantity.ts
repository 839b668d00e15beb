import { defineField, defineType } from "@sanity/types";
import { unitsOf } from "quantities/units.ts";

import { booleanField, choiceField, textField } from "../fields/basic-fields.ts";
import { storedField } from "../fields/stored-field.ts";
import { linkFields } from "../quantities/linked-figure.ts";
import { quantityProblemOf, shownFigureText } from "../quantities/quantity-field.ts";

/**
 * A number or a range with its unit, its own or from a capability. The site writes it in metric or imperial units, and sorts tables
 * by it.
 */
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
    booleanField("plusMinus", "Tolerance (±)", "Writes ± before the value.", {
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
    choiceField(
      "unit",
      "Unit",
      "Metric. The site converts to inches, °F and psi if a visitor switches units.",
      { list: unitsOf().map((unit) => ({ value: unit, title: unit })) },
    ),
    textField(
      "note",
      "Condition",
      "A short condition for the value, for example “up to 100 mm” or “at 1.8 MPa”. Optional.",
      { max: 80 },
    ),
    textField(
      "source",
      "Source",
      "Where the figure comes from, for example a data sheet or a standard. Optional.",
      { max: 120, hidden: ({ document }) => document?._type === "capability" },
    ),
    ...linkFields(),
  ],
  options: { columns: 2 },
  validation: (rule) =>
    rule.custom(async (stored, context) => (await quantityProblemOf(stored, context)) ?? true),
  preview: {
    select: {
      value: "value",
      min: "min",
      max: "max",
      plusMinus: "plusMinus",
      unit: "unit",
      note: "note",
      capability: "capability",
      figure: "figure",
      figures: "capability.figures",
      capabilityName: "capability.name",
    },
    prepare: ({ figures, capabilityName, ...stored }) => ({
      title: shownFigureText({ _type: "quantity", ...stored }, figures) || "No value yet",
      subtitle: [stored.note, capabilityName].filter(Boolean).join(" · "),
    }),
  },
});
