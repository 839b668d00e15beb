import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { paragraph } from "../objects/prose.ts";

const heading = "Questions buyers ask";

export const questions = defineBlock({
  name: "questions",
  title: "Questions and answers",
  icon: "comment",
  synonym: "FAQ",
  description: "Questions that buyers ask, with answers that open.",
  unitSwitch: "never",
  anchoredItems: { list: "questions", title: "question" },
  siteSearch: { group: "question", title: "heading" },
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      of: [defineArrayMember({ type: "question" })],
      description: "Most common first.",
      validation: (rule) => rule.required().min(1),
    }),
  ],
  initialValue: {
    heading,
    questions: [
      {
        _type: "question",
        _key: "first",
        question: "A question in a buyer’s words?",
        answer: [paragraph("Answer first, then give the reason.", "answer")],
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "questions" },
});
