import { defineBlock } from "../block.ts";
import { headingField, leadField, pointsField, prefillField } from "../fields/common-fields.ts";

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
    prefillField(),
  ],
  initialValue: {
    heading,
    lead,
    points: ["A STEP file and a drawing of what must fit", "Quantity, material and finish"],
  },
  publishableExamples: ["heading", "points"],
  preview: { title: "heading" },
});
