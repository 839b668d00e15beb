import { defineBlock } from "../block.ts";
import { headingField, leadField, pictureField } from "../fields.ts";

const heading = "Write, call or come";
const lead = "Say who answers, and how soon.";

export const contactDetails = defineBlock({
  name: "contactDetails",
  title: "Contact details",
  icon: "pin",
  synonym: "address",
  description: "Email, phone and address as they stand in the settings.",
  role: "closing",
  fields: [
    headingField(),
    leadField(),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "For example the way to the entrance. May stay empty.",
    }),
  ],
  initialValue: { heading, lead },
  publishableExamples: ["heading"],
  preview: { title: "heading", media: "picture" },
});
