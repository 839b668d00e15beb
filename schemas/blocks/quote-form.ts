import { defineBlock } from "../block.ts";
import { headingField, leadField, pointsField, prefillField } from "../fields/common-fields.ts";

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
    pointsField(
      "points",
      "How to get an accurate price",
      "What to send and specify, one line each. Shown next to the form. Optional.",
    ),
    prefillField(),
  ],
  initialValue: {
    heading: "Request a quote",
    lead: "Say what happens after the form is sent, and how long it takes.",
    points: ["A STEP file and a drawing of what must fit", "Quantity, material and finish"],
  },
  publishableExamples: ["heading", "points"],
  preview: { title: "heading" },
});
