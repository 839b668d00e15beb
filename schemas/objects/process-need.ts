import { defineField, defineType } from "@sanity/types";

import { POINT_LENGTH } from "../fields/limits.ts";

export const processNeed = defineType({
  name: "processNeed",
  title: "Need",
  type: "object",
  fields: [
    defineField({
      name: "need",
      title: "What the visitor needs",
      type: "string",
      description: "For example “Snap fits that work, 1 to 500 parts”.",
      validation: (rule) => rule.required().max(POINT_LENGTH),
    }),
    defineField({
      name: "first",
      title: "First choice",
      type: "reference",
      to: [{ type: "service" }],
      description: "The process to choose.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "reason",
      title: "Why",
      type: "string",
      description: "One sentence, with a value.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
    defineField({
      name: "second",
      title: "Second choice",
      type: "reference",
      to: [{ type: "service" }],
      description: "An alternative that works. Optional.",
    }),
    defineField({
      name: "avoid",
      title: "Avoid",
      type: "reference",
      to: [{ type: "service" }],
      description: "The process buyers should avoid. Optional.",
    }),
    defineField({
      name: "avoidReason",
      title: "Why not",
      type: "string",
      description: "One sentence.",
      validation: (rule) => rule.max(POINT_LENGTH),
    }),
  ],
  preview: { select: { title: "need", subtitle: "first.title" } },
});
