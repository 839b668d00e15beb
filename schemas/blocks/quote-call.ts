import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields.ts";
import { LABEL_LENGTH, QUOTE_MESSAGE_LENGTH } from "../limits.ts";

const heading = "Send a drawing, get a price";
const lead = "In one sentence, say what happens after a buyer sends a file, and how long it takes.";

export const quoteCall = defineBlock({
  name: "quoteCall",
  title: "Quote call",
  icon: "envelope",
  synonym: "CTA",
  description: "A band with a button that opens the quote form.",
  role: "closing",
  asksForQuote: true,
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "label",
      title: "Button label",
      type: "string",
      description: `At most ${LABEL_LENGTH} characters.`,
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
    defineField({
      name: "prefill",
      title: "Prefilled text in the quote form",
      type: "text",
      rows: 3,
      description: `Added to the project description, where the visitor can change it. Optional. At most ${QUOTE_MESSAGE_LENGTH} characters.`,
      validation: (rule) => rule.max(QUOTE_MESSAGE_LENGTH),
    }),
  ],
  initialValue: { heading, lead, label: "Request A Quote" },
  publishableExamples: ["heading", "label"],
  preview: { title: "heading" },
});
