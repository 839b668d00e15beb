import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields.ts";
import { LABEL_LENGTH } from "../limits.ts";
import { externalUrlProblem } from "../link-rules.ts";

export const newsletter = defineBlock({
  name: "newsletter",
  title: "Newsletter call",
  icon: "envelope",
  description: "Leads to the sign-up page of your mailing service, which also asks for consent.",
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
      name: "url",
      title: "Address of the sign-up page",
      type: "string",
      description: "Starts with https://. It opens in a new window.",
      validation: (rule) => rule.required().custom((url) => (url ? (externalUrlProblem(url) ?? true) : true)),
    }),
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
