import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { gridOf } from "../fields/grid.ts";

const heading = "When to choose it, and when not to";
const lead = "Name the decision the reader has to make.";

export const comparison = defineBlock({
  name: "comparison",
  title: "Comparison",
  icon: "master-detail",
  synonym: "pros and cons",
  description: "When to choose each option, and when not to.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "options",
      title: "Choices",
      type: "array",
      of: [defineArrayMember({ type: "comparisonOption" })],
      options: gridOf("name", "verdict", "reasons", "limits", "figures", "isThis"),
      description: "Two to five options. Put the subject of the page first.",
      validation: (rule) => rule.required().min(2).max(5),
    }),
  ],
  initialValue: {
    heading,
    lead,
    options: [
      {
        _type: "comparisonOption",
        _key: "this",
        name: "This process",
        isThis: true,
        reasons: ["A reason, with a value"],
        limits: ["What it cannot do"],
      },
      {
        _type: "comparisonOption",
        _key: "other",
        name: "Another process",
        reasons: ["When to choose the other one"],
        limits: ["What it costs"],
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "options" },
});
