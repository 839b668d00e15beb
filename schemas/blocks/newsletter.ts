import { defineBlock } from "../block.ts";
import { externalUrlField, headingField, labelField, leadField } from "../fields/common-fields.ts";

export const newsletter = defineBlock({
  name: "newsletter",
  title: "Newsletter sign-up",
  icon: "envelope",
  description: "A button that opens the sign-up page of your mailing service. That page asks for consent.",
  hasVersions: true,
  fields: [
    headingField(),
    leadField(),
    labelField(),
    externalUrlField(
      "url",
      "Address of the sign-up page",
      "Starts with https://. It opens in a new window.",
      { isRequired: true },
    ),
  ],
  initialValue: {
    heading: "New guides by email",
    lead: "Say what readers get and how often.",
    label: "Subscribe",
    url: "https://example.com/newsletter",
  },
  publishableExamples: ["heading", "label"],
  preview: { title: "heading" },
});
