import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { choiceField, listField, textField } from "../fields/basic-fields.ts";
import { CAPTION_LENGTH, HEADING_LENGTH } from "../fields/limits.ts";

/** How the parts of a drawing are arranged. */
export const drawingLayouts = [
  { value: "single", title: "One drawing" },
  { value: "wrongAndRight", title: "Wrong and right, side by side" },
  { value: "steps", title: "Steps in order" },
] as const;

const PARTS = {
  single: { min: 1, max: 1, problem: "One drawing has one part" },
  wrongAndRight: { min: 2, max: 2, problem: "Wrong and right are two parts" },
  steps: { min: 2, max: 8, problem: "Steps are two to eight parts" },
};

/** A drawing that any page can show: the block “Drawing”, a design rule, a step, or an article. */
export const technicalDrawing = defineType({
  name: "technicalDrawing",
  title: "Drawing",
  type: "document",
  fields: [
    textField(
      "title",
      "Title",
      `What it shows. It is the caption where a page has none of its own. At most ${CAPTION_LENGTH} characters.`,
      { isRequired: true, max: CAPTION_LENGTH },
    ),
    textField(
      "view",
      "View",
      "The kind of view, beside the caption: “Section”, “Plan view”, “To one scale”.",
      { max: HEADING_LENGTH },
    ),
    choiceField("layout", "Layout", "How the parts are arranged.", {
      list: drawingLayouts,
      layout: "column",
      isRequired: true,
      initialValue: "single",
    }),
    defineField({
      name: "parts",
      title: "Parts",
      type: "array",
      of: [defineArrayMember({ type: "drawingPart" })],
      description: "One drawing; the wrong and the right one; or one for each step.",
      validation: (rule) =>
        rule.required().custom((parts, { document }) => partsProblem(document?.["layout"], parts) ?? true),
    }),
    listField(
      "values",
      "Title block",
      "Values in boxes under one drawing, for example the material. Optional.",
      {
        of: "drawingValue",
        grid: ["label", "value"],
        hidden: ({ document }) => document?.["layout"] !== "single",
      },
    ),
  ],
  preview: { select: { title: "title", subtitle: "view", svg: "parts.0.svg" } },
});

/** What is wrong with the number and the kind of the parts. */
export function partsProblem(layout: unknown, parts: unknown): string | undefined {
  if (layout !== "single" && layout !== "wrongAndRight" && layout !== "steps") return undefined;
  const all = storedItems(parts);
  const { min, max, problem } = PARTS[layout];
  if (all.length < min || all.length > max) return problem;
  if (layout !== "wrongAndRight") return undefined;
  const verdicts = new Set(all.map((part) => storedField(part, "verdict")));
  return verdicts.has("wrong") && verdicts.has("right")
    ? undefined
    : "Mark one part as wrong and the other one as right";
}
