import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { gridOf } from "../fields/grid.ts";

const heading = "How it works";
const lead = "In one sentence, say what goes in and what comes out.";

export const steps = defineBlock({
  name: "steps",
  title: "Steps",
  icon: "olist",
  description: "How something works, step by step, with drawings.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "steps",
      title: "Steps",
      type: "array",
      of: [defineArrayMember({ type: "step" })],
      options: gridOf("title", "text", "duration"),
      description: "In order. The site numbers them.",
      validation: (rule) => rule.required().min(2).max(9),
    }),
  ],
  initialValue: {
    heading,
    lead,
    steps: [
      {
        _type: "step",
        _key: "first",
        title: "Name the first step",
        text: "Say what happens to the part, and what it depends on.",
      },
      {
        _type: "step",
        _key: "second",
        title: "Name the second step",
        text: "Give the value that matters here.",
      },
      {
        _type: "step",
        _key: "third",
        title: "Name the last step",
        text: "Say what the buyer gets in the end.",
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "steps", media: "steps.0.picture" },
});
