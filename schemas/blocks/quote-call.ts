import { defineBlock } from "../block.ts";
import {
  headingField,
  labelField,
  leadField,
  prefillField,
  QUOTE_LABEL_HINT,
} from "../fields/common-fields.ts";

export const quoteCall = defineBlock({
  name: "quoteCall",
  title: "Quote banner",
  icon: "envelope",
  synonym: "CTA",
  description: "A band with a button that opens the quote form.",
  role: "closing",
  asksForQuote: true,
  hasVersions: true,
  fields: [
    headingField(),
    leadField(),
    labelField({ hint: QUOTE_LABEL_HINT, isRequired: false }),
    prefillField(),
  ],
  initialValue: {
    heading: "Send a drawing, get a price",
    lead: "In one sentence, say what happens after a buyer sends a file, and how long it takes.",
  },
  publishableExamples: ["heading"],
  preview: { title: "heading" },
});
