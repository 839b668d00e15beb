import { defineType } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { listField } from "../fields/basic-fields.ts";
import { externalUrlField, headingField, pictureField } from "../fields/common-fields.ts";

export const logos = defineBlock({
  name: "logos",
  title: "Logos",
  icon: "th-large",
  synonym: "customers, partners",
  description: "The logos of customers, partners or memberships. Ask each for permission first.",
  hiddenWhileEmpty: "logos",
  fields: [
    headingField(),
    listField(
      "logos",
      "Logos",
      "In this order, all at the same height. Visitors do not see the block until it has a logo.",
      { of: "logo" },
    ),
  ],
  initialValue: { heading: "Companies we make parts for" },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "logos" },
});

export const logo = defineType({
  name: "logo",
  title: "Logo",
  type: "object",
  fields: [
    pictureField("picture", "Logo", "Use the name of the company as its alternative text.", {
      isRequired: true,
    }),
    externalUrlField("url", "Website", "Where the logo leads, in a new window. Optional."),
  ],
  preview: { select: { title: "picture.alt", subtitle: "url", media: "picture" } },
});
