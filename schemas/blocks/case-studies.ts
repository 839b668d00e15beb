import { defineBlock } from "../block.ts";
import { booleanField } from "../fields/basic-fields.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, limitField, selectionField } from "../fields/list-fields.ts";

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
    booleanField(
      "isTable",
      "As a table",
      "Results in columns, with filters for process and industry. No pictures.",
    ),
    limitField(),
    actionsField(1),
  ],
  initialValue: {
    heading: "Case studies",
    lead: "Say what a reader learns from them.",
    selection: "all",
    limit: 4,
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "documents" },
});
