import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { leadField, optionalHeadingField } from "../fields/common-fields.ts";
import { createKeyFigure, keyFigureGrid } from "../objects/key-figure.ts";

const heading = "Key figures";
const lead = "Say what the values apply to, for example “Typical capability, aluminum, parts up to 300 mm”.";

export const keyFigures = defineBlock({
  name: "keyFigures",
  title: "Key figures",
  icon: "number",
  synonym: "stats",
  description: "Two to six values in a row, each with its unit.",
  role: "opening",
  fields: [
    optionalHeadingField(),
    leadField(),
    defineField({
      name: "figures",
      title: "Figures",
      type: "array",
      of: [defineArrayMember({ type: "keyFigure" })],
      options: keyFigureGrid,
      description: "From left to right. Four are easiest to read.",
      validation: (rule) => rule.required().min(2).max(6),
    }),
  ],
  initialValue: {
    heading,
    lead,
    figures: [
      createKeyFigure("Tolerance", { value: 0.1, plusMinus: true, unit: "mm" }),
      createKeyFigure("Maximum part size", { value: 500, unit: "mm" }),
      createKeyFigure("Lead time", { min: 2, max: 4, unit: "working day" }),
      createKeyFigure("Quantity", { min: 1, max: 1000, unit: "part" }),
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", fallback: "lead", count: "figures" },
});
