import { defineType } from "@sanity/types";
import { unitsOf } from "quantities/units.ts";
import { storedField } from "stored-values/stored-value.ts";

import { booleanField, choiceField, textField, typedField } from "../fields/basic-fields.ts";
import { linkFields } from "../quantities/linked-figure.ts";
import { figurePreview, quantityProblemOf } from "../quantities/quantity-field.ts";

/**
 * A number or a range with its unit, its own or from a capability. The site writes it in metric or imperial units, and sorts tables
 * by it.
 */
export const quantity = defineType({
  name: "quantity",
  title: "Figure",
  type: "object",
  fields: [
    typedField("value", "Value", "One number, for example 0.05. Leave empty for a range.", {
      type: "number",
    }),
    booleanField("plusMinus", "Tolerance (±)", "Writes ± before the value.", {
      hidden: ({ parent }) => typeof storedField(parent, "value") !== "number",
    }),
    typedField("min", "From", "The lower end of a range. On its own, it reads “≥”: at least.", {
      type: "number",
    }),
    typedField("max", "To", "The upper end of a range. On its own, it reads “≤”: at most.", {
      type: "number",
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
  preview: figurePreview("quantity", ["value", "min", "max", "plusMinus"], "No value yet"),
});
