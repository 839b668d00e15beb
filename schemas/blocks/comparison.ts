import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields.ts";

const heading = "Choose it when, choose another when";
const lead = "Name the decision that the reader has to make.";

export const comparison = defineBlock({
  name: "comparison",
  title: "Comparison",
  icon: "master-detail",
  synonym: "pros and cons",
  description: "Choose this when, choose another when.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "options",
      title: "Choices",
      type: "array",
      of: [defineArrayMember({ type: "comparisonOption" })],
      description: "Two to five choices. What the page is about stands first.",
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
        reasons: ["A reason with its figure"],
        limits: ["What it cannot do"],
      },
      {
        _type: "comparisonOption",
        _key: "other",
        name: "Another process",
        reasons: ["When that one is the better choice"],
        limits: ["What it costs"],
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "options" },
});
