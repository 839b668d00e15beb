import { defineBlock } from "../block.ts";
import { headingField, leadField, referencesField } from "../fields/common-fields.ts";

export const team = defineBlock({
  name: "team",
  title: "Team",
  icon: "images",
  synonym: "people",
  description: "People, each with a portrait, a role and a sentence.",
  hiddenWhileEmpty: "people",
  fields: [
    headingField(),
    leadField(),
    referencesField(
      "people",
      "People",
      "In this order. Visitors do not see the block until it lists someone.",
      { to: ["person"] },
    ),
  ],
  initialValue: { heading: "The people you work with", lead: "Say who answers, who checks and who decides." },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "people" },
});
