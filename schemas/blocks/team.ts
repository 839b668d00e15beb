import { defineBlock } from "../block.ts";
import { headingField, leadField, referencesField } from "../fields/common-fields.ts";

const heading = "The people you work with";
const lead = "Say who answers, who checks and who decides.";

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
    referencesField({
      name: "people",
      title: "People",
      description: "In this order. Visitors do not see the block until it lists someone.",
      types: ["person"],
    }),
  ],
  initialValue: { heading, lead },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "people" },
});
