import { defineType } from "@sanity/types";

import { choiceField, textField, typedField } from "../fields/basic-fields.ts";
import { HEADING_LENGTH } from "../fields/limits.ts";
import { firstLine } from "./prose.ts";

/** The kinds of callouts, in texts and as blocks. */
const calloutKinds = [
  { value: "note", title: "Note" },
  { value: "tip", title: "Tip" },
  { value: "caution", title: "Caution" },
];

/** The field for the kind of a callout, which visitors see as its label. */
export function calloutKindField() {
  return choiceField(
    "kind",
    "Kind",
    "Visitors see it as a label. Use Caution for mistakes that cost money or break parts.",
    { list: calloutKinds, layout: "row", isRequired: true },
  );
}

export const callout = defineType({
  name: "callout",
  title: "Callout",
  type: "object",
  fields: [
    calloutKindField(),
    textField("title", "Title", "A few words. Optional.", { max: HEADING_LENGTH }),
    typedField("text", "Text", "One or two sentences.", { type: "prose", isRequired: true }),
  ],
  initialValue: { kind: "note" },
  preview: {
    select: { title: "title", text: "text", kind: "kind" },
    prepare: ({ title, text, kind }) => ({
      title: title ?? (firstLine(text) || "No text yet"),
      subtitle: calloutKinds.find(({ value }) => value === kind)?.title ?? "Callout",
    }),
  },
});
