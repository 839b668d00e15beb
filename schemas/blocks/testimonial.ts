import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { pictureField } from "../fields/common-fields.ts";
import { optionalLinkField } from "../objects/link.ts";

export const testimonial = defineBlock({
  name: "testimonial",
  title: "Customer quotation",
  icon: "comment",
  synonym: "testimonial",
  headingLevel: "none",
  description: "What a customer said, with name, role and company. Ask for permission first.",
  fields: [
    defineField({
      name: "text",
      title: "Quotation",
      type: "text",
      rows: 4,
      description: "The customer’s own words, without quotation marks. At most 400 characters.",
      validation: (rule) => rule.required().max(400),
    }),
    defineField({
      name: "person",
      title: "Name",
      type: "string",
      description: "The person who said it, shown below the quotation.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "role",
      title: "Role and company",
      type: "string",
      description: "For example “Hardware lead, Company Ltd.”",
      validation: (rule) => rule.required().max(120),
    }),
    pictureField({
      name: "picture",
      title: "Portrait",
      description: "Shown as a square. Optional.",
      minWidth: 160,
    }),
    optionalLinkField({
      description: "Where visitors read more: the case study, or the customer’s site. Optional.",
    }),
  ],
  initialValue: {
    text: "Quote what the customer said about one job: what it was, what could have gone wrong, and how it went.",
    person: "Name of the customer",
    role: "Role, company",
  },
  preview: { title: "person", fallback: "text", media: "picture" },
});
