import { defineType } from "@sanity/types";
import { countOf } from "stored-values/stored-value.ts";

import { choiceField, listField, textField } from "../fields/basic-fields.ts";
import { HEADING_LENGTH } from "../fields/limits.ts";

/** What a comparison chart compares. The site draws each kind on its own scale. */
const chartKinds = [
  { value: "tolerance", title: "Tolerances: zones around a center line" },
  { value: "layerHeight", title: "Layer heights: stacks of layers" },
  { value: "roughness", title: "Roughness: ranges on a logarithmic scale" },
  { value: "leadTime", title: "Lead times: ranges in days" },
  { value: "quantity", title: "Quantities: ranges on a logarithmic scale" },
] as const;

/**
 * A chart that compares processes by one figure. It is a document, because several pages, rules and calculators show the same chart.
 * Its figures come from capabilities.
 */
export const chart = defineType({
  name: "chart",
  title: "Comparison chart",
  type: "document",
  fields: [
    textField(
      "title",
      "Title",
      "What the chart compares. It is the caption where a page has no other, and screen readers read it.",
      { isRequired: true, max: HEADING_LENGTH },
    ),
    choiceField("kind", "Kind", "How the figures are drawn.", { list: chartKinds, isRequired: true }),
    textField(
      "view",
      "Scale",
      "What the axis shows and what is red, for example “Typical, in mm; tightest in red”. Beside the caption.",
      { max: 80 },
    ),
    listField("rows", "Rows", "From top to bottom. Layer heights are drawn from left to right.", {
      of: "chartRow",
      grid: ["label", "figures", "isHighlighted"],
      isRequired: true,
      min: 2,
      max: 12,
    }),
  ],
  preview: {
    select: { title: "title", rows: "rows" },
    prepare: ({ title, rows }) => ({
      title: title ?? "No title yet",
      subtitle: countOf(Object.values(Object(rows)), "row"),
    }),
  },
});
