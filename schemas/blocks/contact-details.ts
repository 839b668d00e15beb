import { defineBlock } from "../block.ts";
import { headingField, leadField, pictureField } from "../fields/common-fields.ts";

const heading = "Write, call or visit";
const lead = "Say who replies, and how soon.";

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
    pictureField({
      name: "picture",
      title: "Picture",
      description: "For example, how to find the entrance. Optional.",
    }),
  ],
  initialValue: { heading, lead },
  publishableExamples: ["heading"],
  preview: { title: "heading", media: "picture" },
});
