import { defineField, defineType } from "@sanity/types";
import { unitsOf } from "quantities/units.ts";
import { hasOneOf } from "stored-values/stored-value.ts";

import { choiceField, textField } from "../fields/basic-fields.ts";
import { capabilityOf } from "../quantities/capability-figures.ts";
import { linkFields, linkProblem } from "../quantities/linked-figure.ts";
import { figurePreview } from "../quantities/quantity-field.ts";

const sides = [
  { name: "length", title: "Length", description: "The longest side." },
  { name: "width", title: "Width", description: "The second side." },
  { name: "height", title: "Height", description: "Leave it empty for flat parts." },
];

/** Length × width × height, for example the largest part. */
export const size = defineType({
  name: "size",
  title: "Size",
  type: "object",
  fields: [
    ...sides.map((side) => defineField({ ...side, type: "number", validation: (rule) => rule.positive() })),
    choiceField("unit", "Unit", "One unit for all sides.", {
      list: unitsOf("length").map((unit) => ({ value: unit, title: unit })),
    }),
    textField("note", "Condition", "A short condition for the size, for example “in one piece”. Optional.", {
      max: 80,
    }),
    ...linkFields(),
  ],
  options: { columns: 4 },
  validation: (rule) =>
    rule.custom(async (stored, context) => {
      if (capabilityOf(stored) !== undefined) return (await linkProblem(stored, context)) ?? true;
      return hasUnit(stored) || { message: "Choose a unit", path: ["unit"] };
    }),
  preview: figurePreview(
    "size",
    sides.map(({ name }) => name),
    "No size yet",
  ),
});

/** Whether a size has a unit, or needs none because it has no sides. */
function hasUnit(stored: unknown): boolean {
  return hasOneOf(stored, "unit") || !hasOneOf(stored, ...sides.map(({ name }) => name));
}
