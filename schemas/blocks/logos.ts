import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField } from "../fields/common-fields.ts";

export const logos = defineBlock({
  name: "logos",
  title: "Logos",
  icon: "th-large",
  synonym: "customers, partners",
  description: "The logos of customers, partners or memberships. Ask each for permission first.",
  hiddenWhileEmpty: "logos",
  fields: [
    headingField(),
    defineField({
      name: "logos",
      title: "Logos",
      type: "array",
      of: [defineArrayMember({ type: "logo" })],
      description:
        "In this order, all at the same height. Visitors do not see the block until it has a logo.",
    }),
  ],
  initialValue: { heading: "Companies we make parts for" },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "logos" },
});
