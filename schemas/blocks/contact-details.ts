import { defineBlock } from "../block.ts";
import { headingField, leadField, pictureField } from "../fields/common-fields.ts";

export const contactDetails = defineBlock({
  name: "contactDetails",
  title: "Contact details",
  icon: "pin",
  synonym: "address",
  description: "Email, phone and address as entered in the settings.",
  role: "closing",
  fields: [
    headingField(),
    leadField(),
    pictureField("picture", "Picture", "For example, how to find the entrance. Optional."),
  ],
  initialValue: { heading: "Write, call or visit", lead: "Say who replies, and how soon." },
  publishableExamples: ["heading"],
  preview: { title: "heading", media: "picture" },
});
