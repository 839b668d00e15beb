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
  description: "The quote form itself, in the page.",
  role: "closing",
  asksForQuote: true,
  fields: [
    headingField(),
    leadField(),
    pointsField({
      name: "points",
      title: "What gets an exact price",
      description: "What to send and to say, one line each. Stands beside the form. May stay empty.",
    }),
    defineField({
      name: "prefill",
      title: "Text already written in the form",
      type: "text",
      rows: 3,
      description: `Put into the project description, where the visitor can change it. May stay empty. At most ${QUOTE_MESSAGE_LENGTH} characters.`,
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
