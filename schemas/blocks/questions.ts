import { defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { listField, textField, typedField } from "../fields/basic-fields.ts";
import { headingField, leadField } from "../fields/common-fields.ts";
import { paragraph } from "../objects/prose.ts";

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
    listField("questions", "Questions", "Most common first.", { of: "question", isRequired: true, min: 1 }),
  ],
  initialValue: {
    heading: "Questions buyers ask",
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

export const question = defineType({
  name: "question",
  title: "Question",
  type: "object",
  fields: [
    textField("question", "Question", "In a buyer’s words.", { isRequired: true, max: 160 }),
    typedField("answer", "Answer", "Start with the answer, then explain.", {
      type: "prose",
      isRequired: true,
    }),
  ],
  preview: { select: { title: "question" } },
});
