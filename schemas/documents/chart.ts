import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { gridOf } from "../fields/grid.ts";
import { HEADING_LENGTH } from "../fields/limits.ts";
import { countOf } from "../fields/stored-field.ts";

/** What a comparison chart compares. The site draws each kind on its own scale. */
export const chartKinds = [
  { value: "tolerance", title: "Tolerances: zones around a center line" },
  { value: "layerHeight", title: "Layer heights: stacks of layers" },
  { value: "roughness", title: "Roughness: ranges on a logarithmic scale" },
  { value: "leadTime", title: "Lead times: ranges in days" },
  { value: "quantity", title: "Quantities: ranges on a logarithmic scale" },
] as const;

export type ChartKind = (typeof chartKinds)[number]["value"];

/**
 * A chart that compares processes by one figure. It is a document, because several pages, rules and calculators show the same chart.
 * Its figures come from capabilities.
 */
export const chart = defineType({
  name: "chart",
  title: "Comparison chart",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description:
        "What the chart compares. It is the caption where a page has no other, and screen readers read it.",
      validation: (rule) => rule.required().max(HEADING_LENGTH),
    }),
    defineField({
      name: "kind",
      title: "Kind",
      type: "string",
      description: "How the figures are drawn.",
      options: { list: [...chartKinds] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "view",
      title: "Scale",
      type: "string",
      description:
        "What the axis shows and what is red, for example “Typical, in mm; tightest in red”. Beside the caption.",
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      of: [defineArrayMember({ type: "chartRow" })],
      options: gridOf("label", "figures", "isHighlighted"),
      description: "From top to bottom. Layer heights are drawn from left to right.",
      validation: (rule) => rule.required().min(2).max(12),
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
