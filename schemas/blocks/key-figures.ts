import { defineBlock } from "../block.ts";
import { listField } from "../fields/basic-fields.ts";
import { leadField, optionalHeadingField } from "../fields/common-fields.ts";
import { KEY_FIGURE_COLUMNS, createKeyFigure } from "../objects/key-figure.ts";

export const keyFigures = defineBlock({
  name: "keyFigures",
  title: "Key figures",
  icon: "number",
  synonym: "stats",
  description: "Two to six values in a row, each with its unit.",
  role: "opening",
  hasVersions: true,
  fields: [
    optionalHeadingField(),
    leadField(),
    listField("figures", "Figures", "From left to right. Four are easiest to read.", {
      of: "keyFigure",
      grid: KEY_FIGURE_COLUMNS,
      isRequired: true,
      min: 2,
      max: 6,
    }),
  ],
  initialValue: {
    heading: "Key figures",
    lead: "Say what the values apply to, for example “Typical capability, aluminum, parts up to 300 mm”.",
    figures: [
      createKeyFigure("Tolerance", { value: 0.1, plusMinus: true, unit: "mm" }),
      createKeyFigure("Maximum part size", { value: 500, unit: "mm" }),
      createKeyFigure("Lead time", { min: 2, max: 4, unit: "business day" }),
      createKeyFigure("Quantity", { min: 1, max: 1000, unit: "part" }),
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", fallback: "lead", count: "figures" },
});
