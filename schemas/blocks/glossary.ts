import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";

export const glossary = defineBlock({
  name: "glossary",
  title: "Glossary",
  icon: "olist",
  synonym: "terms",
  description: "All terms of the glossary with their explanations, from A to Z.",
  lists: (_list, { _type }) => _type === "glossaryTerm",
  siteSearch: { group: "term", hasAnchorOfEachDocument: true },
  fields: [headingField(), leadField()],
  initialValue: { heading: "Terms and standards", lead: "Say which terms are explained, and for whom." },
  publishableExamples: ["heading"],
  preview: { title: "heading" },
});
