import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields.ts";

const heading = "Write, call or come";
const lead = "Say who answers, and how soon.";

export const contactDetails = defineBlock({
  name: "contactDetails",
  title: "Contact details",
  description: "E-mail, phone and address as they stand in the settings.",
  fields: [
    headingField(heading),
    leadField(lead),
    defineField({
      name: "picture",
      title: "Picture",
      type: "picture",
      description: "For example the way to the entrance. May stay empty.",
    }),
  ],
  initialValue: { heading, lead },
  preview: { line: "heading", media: "picture" },
});
