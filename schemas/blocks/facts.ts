import { defineType } from "@sanity/types";
import { storedText } from "stored-values/stored-value.ts";

import { defineBlock } from "../block.ts";
import { listField, textField } from "../fields/basic-fields.ts";
import { leadField, optionalHeadingField } from "../fields/common-fields.ts";
import { LABEL_LENGTH, POINT_LENGTH } from "../fields/limits.ts";

export const facts = defineBlock({
  name: "facts",
  title: "Facts",
  icon: "th-list",
  synonym: "terms",
  description:
    "What only the company knows, such as its payment methods. Visitors see a fact once someone has filled it in.",
  hiddenWhileEmpty: "facts",
  fields: [
    optionalHeadingField(),
    leadField(),
    listField(
      "facts",
      "Facts",
      "One row for each fact. The launch list names those that are still empty. Visitors do not see the block until one is filled in.",
      { of: "fact", grid: ["label", "text", "task"] },
    ),
  ],
  initialValue: {
    heading: "In short",
    lead: "Say what the facts apply to.",
    facts: [
      {
        _key: "example",
        _type: "fact",
        label: "Fact, for example Payment methods",
        text: "What buyers should know",
        task: "What staff has to find out",
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", fallback: "lead", count: "facts" },
});

export const fact = defineType({
  name: "fact",
  title: "Fact",
  type: "object",
  fields: [
    textField("label", "What it is", `For example “Payment methods”. At most ${LABEL_LENGTH} characters.`, {
      isRequired: true,
      max: LABEL_LENGTH,
    }),
    textField(
      "text",
      "Fact",
      "What buyers read, in one or two sentences. Leave it empty until you know: visitors do not see the row then.",
      { max: 2 * POINT_LENGTH, rows: 2 },
    ),
    textField("task", "For staff", "What to find out or decide. Visitors never see it.", {
      max: POINT_LENGTH,
    }),
  ],
  preview: { select: { title: "label", subtitle: "text" } },
});

/** Whether visitors can see an item of a list: a fact needs its text. */
export function isFilledIn(item: unknown): boolean {
  return storedText(item, "_type") !== fact.name || storedText(item, "text") !== undefined;
}
