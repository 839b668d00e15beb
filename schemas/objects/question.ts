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
      description: "As a buyer would ask it.",
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: "answer",
      title: "Answer",
      type: "prose",
      description: "Begin with the answer, then explain.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "question" } },
});
