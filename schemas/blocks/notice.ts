import { defineBlock } from "../block.ts";
import { typedField } from "../fields/basic-fields.ts";
import { optionalHeadingField } from "../fields/common-fields.ts";
import { calloutKindField } from "../objects/callout.ts";
import { paragraph } from "../objects/prose.ts";

export const notice = defineBlock({
  name: "notice",
  title: "Notice",
  icon: "info-outline",
  synonym: "callout",
  headingLevel: "none",
  description: "A callout: a note, a tip or a caution.",
  unitSwitch: "never",
  hasVersions: true,
  fields: [
    calloutKindField(),
    optionalHeadingField(),
    typedField("text", "Text", "One or two sentences.", { type: "prose", isRequired: true }),
  ],
  initialValue: {
    kind: "note",
    heading: "What the reader must know",
    text: [paragraph("State it in one sentence, then say what to do.", "text")],
  },
  preview: { title: "heading", fallback: "text" },
});
