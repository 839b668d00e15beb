import { defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { listField, textField } from "../fields/basic-fields.ts";
import { drawingField, headingField, leadField, pictureField } from "../fields/common-fields.ts";
import { HEADING_LENGTH, TEXT_LENGTH } from "../fields/limits.ts";
import { quantityField } from "../quantities/quantity-field.ts";

export const steps = defineBlock({
  name: "steps",
  title: "Steps",
  icon: "olist",
  description: "How something works, step by step, with drawings.",
  hasVersions: true,
  fields: [
    headingField(),
    leadField(),
    listField("steps", "Steps", "In order. The site numbers them.", {
      of: "step",
      grid: ["title", "text", "duration"],
      isRequired: true,
      min: 2,
      max: 9,
    }),
  ],
  initialValue: {
    heading: "How it works",
    lead: "In one sentence, say what goes in and what comes out.",
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

export const step = defineType({
  name: "step",
  title: "Step",
  type: "object",
  fields: [
    textField("title", "Title", "What happens, in a few words.", { isRequired: true, max: HEADING_LENGTH }),
    textField("text", "Text", `How it happens and why. At most ${TEXT_LENGTH} characters.`, {
      max: TEXT_LENGTH,
      rows: 3,
    }),
    quantityField("duration", "How long it takes", "Shown beside the step. Optional.", { unit: "day" }),
    drawingField(),
    pictureField("picture", "Picture", "Instead of a drawing. Optional."),
  ],
  preview: { select: { title: "title", subtitle: "text", media: "picture" } },
});
