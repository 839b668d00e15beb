import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, limitField, selectionField } from "../fields/list-fields.ts";

const heading = "Case studies";
const lead = "Say what a reader learns from them.";

export const caseStudies = defineBlock({
  name: "caseStudies",
  title: "Case studies",
  icon: "case",
  description: "Case studies with their results.",
  role: "closing",
  lists: (_list, { _type }) => _type === "caseStudy",
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "all", title: "All, sorted by title" },
      { value: "hand", title: "Selected case studies" },
    ]),
    chosenField({ name: "documents", title: "Case studies", when: "hand", types: ["caseStudy"] }),
    defineField({
      name: "isTable",
      title: "As a table",
      type: "boolean",
      description: "Results in columns, with filters for process and industry. No pictures.",
    }),
    limitField(),
    actionsField(1),
  ],
  initialValue: { heading, lead, selection: "all", limit: 4 },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "documents" },
});
