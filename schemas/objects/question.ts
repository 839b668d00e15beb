import { defineField, defineType } from "@sanity/types";

export const question = defineType({
  name: "question",
  title: "Question",
  type: "object",
  fields: [
    defineField({
      name: "question",
      title: "Question",
      type: "string",
      description: "In a buyer’s words.",
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: "answer",
      title: "Answer",
      type: "prose",
      description: "Start with the answer, then explain.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "question" } },
});
