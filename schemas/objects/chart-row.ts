import { defineType } from "@sanity/types";

import { booleanField, listField, textField } from "../fields/basic-fields.ts";
import { LABEL_LENGTH } from "../fields/limits.ts";
import { shownFigureText } from "../quantities/quantity-field.ts";

/** A line of a comparison chart. */
export const chartRow = defineType({
  name: "chartRow",
  title: "Row",
  type: "object",
  fields: [
    textField("label", "Label", "The process, or several with the same figure, for example “SLS, MJF”.", {
      isRequired: true,
      max: LABEL_LENGTH,
    }),
    listField(
      "figures",
      "Figures",
      "One for each process in the label. Where they differ, the chart shows the range from the smallest to the largest.",
      { of: "quantity", isRequired: true, min: 1, max: 4 },
    ),
    booleanField("isHighlighted", "Highlight", "Draws the row in red."),
  ],
  preview: {
    select: { label: "label", first: "figures.0", figures: "figures.0.capability.figures" },
    prepare: ({ label, first, figures }) => ({
      title: label ?? "No label yet",
      subtitle: shownFigureText(first, figures),
    }),
  },
});
