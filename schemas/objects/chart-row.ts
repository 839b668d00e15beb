import { defineArrayMember, defineField, defineType } from "@sanity/types";

import { LABEL_LENGTH } from "../fields/limits.ts";
import { shownFigureText } from "../quantities/quantity-field.ts";

/** A line of a comparison chart. */
export const chartRow = defineType({
  name: "chartRow",
  title: "Row",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Label",
      type: "string",
      description: "The process, or several with the same figure, for example “SLS, MJF”.",
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
    defineField({
      name: "figures",
      title: "Figures",
      type: "array",
      of: [defineArrayMember({ type: "quantity" })],
      description:
        "One for each process in the label. Where they differ, the chart shows the range from the smallest to the largest.",
      validation: (rule) => rule.required().min(1).max(4),
    }),
    defineField({
      name: "isHighlighted",
      title: "Highlight",
      type: "boolean",
      description: "Draws the row in red.",
    }),
  ],
  preview: {
    select: { label: "label", first: "figures.0", figures: "figures.0.capability.figures" },
    prepare: ({ label, first, figures }) => ({
      title: label ?? "No label yet",
      subtitle: shownFigureText(first, figures),
    }),
  },
});
