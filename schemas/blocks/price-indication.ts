import { defineBlock } from "../block.ts";
import { choiceField } from "../fields/basic-fields.ts";
import { headingField, leadField, referencesField } from "../fields/common-fields.ts";

/** The parts from which a visitor without a file can start. */
export const typicalParts = [
  { value: "bracket", title: "Bracket, cut from metal" },
  { value: "shaft", title: "Shaft, turned from metal" },
  { value: "lid", title: "Lid, a thin shell in plastic" },
  { value: "panel", title: "Panel, bent from sheet metal" },
] as const;

export type TypicalPart = (typeof typicalParts)[number]["value"];

export const priceIndication = defineBlock({
  name: "priceIndication",
  title: "Price indication",
  icon: "credit-card",
  synonym: "cost calculator",
  description:
    "Visitors without a file describe a part and see what it costs by each process, over the quantity, from the cost models.",
  unitSwitch: "always",
  siteSearch: { group: "calculator", title: "heading" },
  fields: [
    headingField(),
    leadField(),
    choiceField("part", "Start with", "The part that visitors see first. They can choose another one.", {
      list: typicalParts,
      layout: "column",
      isRequired: true,
    }),
    referencesField(
      "services",
      "Processes",
      "Only the prices of these processes. If empty, all processes that fit the part.",
      { to: ["service"] },
    ),
  ],
  initialValue: {
    heading: "What would it cost?",
    lead: "Enter the size of the part. The chart shows the price per part for each process that fits, and the quantity at which another one costs less.",
    part: "bracket",
  },
  publishableExamples: ["heading", "lead"],
  preview: {
    title: "heading",
    choice: { field: "part", format: (part) => typicalParts.find(({ value }) => value === part)?.title },
  },
});
