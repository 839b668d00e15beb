import { defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { listField, referenceField, textField } from "../fields/basic-fields.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { POINT_LENGTH } from "../fields/limits.ts";

export const processChooser = defineBlock({
  name: "processChooser",
  title: "Process chooser",
  icon: "search",
  description: "Helps buyers choose a process by need: the first choice, the second, and the one to avoid.",
  fields: [
    headingField(),
    leadField(),
    listField("needs", "Needs", "One row per need, most common first.", {
      of: "processNeed",
      isRequired: true,
      min: 2,
    }),
  ],
  initialValue: {
    heading: "Choose a process",
    lead: "Explain how to use the table: find the row that fits the part.",
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

export const processNeed = defineType({
  name: "processNeed",
  title: "Need",
  type: "object",
  fields: [
    textField("need", "What the visitor needs", "For example “Snap fits that work, 1 to 500 parts”.", {
      isRequired: true,
      max: POINT_LENGTH,
    }),
    referenceField("first", "First choice", "The process to choose.", { to: "service", isRequired: true }),
    textField("reason", "Why", "One sentence, with a value.", { max: POINT_LENGTH }),
    referenceField("second", "Second choice", "An alternative that works. Optional.", { to: "service" }),
    referenceField("avoid", "Avoid", "The process buyers should avoid. Optional.", { to: "service" }),
    textField("avoidReason", "Why not", "One sentence.", { max: POINT_LENGTH }),
  ],
  preview: { select: { title: "need", subtitle: "first.title" } },
});
