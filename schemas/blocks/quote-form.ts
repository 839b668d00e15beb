import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField, pointsField } from "../fields.ts";
import { QUOTE_MESSAGE_LENGTH } from "../limits.ts";

const heading = "Request a quote";
const lead = "Say what happens after the form is sent, and how long it takes.";

export const quoteForm = defineBlock({
  name: "quoteForm",
  title: "Quote form",
  icon: "clipboard",
  synonym: "price request",
  description: "The quote form, embedded in the page.",
  role: "closing",
  asksForQuote: true,
  fields: [
    headingField(),
    leadField(),
    pointsField({
      name: "points",
      title: "How to get an accurate price",
      description: "What to send and specify, one line each. Shown next to the form. Optional.",
    }),
    defineField({
      name: "prefill",
      title: "Prefilled text",
      type: "text",
      rows: 3,
      description: `Added to the project description, where the visitor can change it. Optional. At most ${QUOTE_MESSAGE_LENGTH} characters.`,
      validation: (rule) => rule.max(QUOTE_MESSAGE_LENGTH),
    }),
  ],
  initialValue: {
    heading,
    lead,
    points: ["A STEP file and a drawing of what must fit", "Quantity, material and finish"],
  },
  publishableExamples: ["heading", "points"],
  preview: { title: "heading" },
});
