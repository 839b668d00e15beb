import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";

const heading = "Choose a process";
const lead = "Explain how to use the table: find the row that fits the part.";

export const processChooser = defineBlock({
  name: "processChooser",
  title: "Process chooser",
  icon: "search",
  description: "Helps buyers choose a process by need: the first choice, the second, and the one to avoid.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "needs",
      title: "Needs",
      type: "array",
      of: [defineArrayMember({ type: "processNeed" })],
      description: "One row per need, most common first.",
      validation: (rule) => rule.required().min(2),
    }),
  ],
  initialValue: {
    heading,
    lead,
    needs: [
      {
        _type: "processNeed",
        _key: "first",
        need: "A need, in a buyer’s words",
        reason: "Why this process meets it",
      },
      { _type: "processNeed", _key: "second", need: "Another need", avoidReason: "Why that one does not" },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "needs" },
});
