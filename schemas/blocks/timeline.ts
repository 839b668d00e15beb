import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";

const heading = "How it went";
const lead = "Say where it started and where it ended.";

export const timeline = defineBlock({
  name: "timeline",
  title: "Timeline",
  icon: "clock",
  description: "Events in order, for example the days of a project.",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "moments",
      title: "Moments",
      type: "array",
      of: [defineArrayMember({ type: "moment" })],
      description: "From first to last.",
      validation: (rule) => rule.required().min(2),
    }),
  ],
  initialValue: {
    heading,
    lead,
    moments: [
      { _type: "moment", _key: "first", when: "Day 1", title: "What happened first" },
      { _type: "moment", _key: "last", when: "Day 12", title: "What happened last" },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "moments" },
});
