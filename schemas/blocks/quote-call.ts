import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields.ts";
import { LABEL_LENGTH, QUOTE_MESSAGE_LENGTH } from "../limits.ts";

const heading = "Send the drawing, get the price";
const lead = "Say in one sentence what happens after a buyer sends a file, and how long it takes.";

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
      title: "Text on the button",
      type: "string",
      description: `At most ${LABEL_LENGTH} characters.`,
      validation: (rule) => rule.required().max(LABEL_LENGTH),
    }),
    defineField({
      name: "prefill",
      title: "Text already written in the quote form",
      type: "text",
      rows: 3,
      description: `Put into the project description, where the visitor can change it. May stay empty. At most ${QUOTE_MESSAGE_LENGTH} characters.`,
      validation: (rule) => rule.max(QUOTE_MESSAGE_LENGTH),
    }),
  ],
  initialValue: { heading, lead, label: "Request A Quote" },
  publishableExamples: ["heading", "label"],
  preview: { title: "heading" },
});
