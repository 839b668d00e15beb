import { defineBlock } from "../block.ts";
import { textField } from "../fields/basic-fields.ts";
import { pictureField } from "../fields/common-fields.ts";
import { optionalLinkField } from "../objects/link.ts";

export const testimonial = defineBlock({
  name: "testimonial",
  title: "Testimonial",
  icon: "comment",
  headingLevel: "none",
  description: "What a customer said, with name, role and company. Ask for permission first.",
  hasVersions: true,
  fields: [
    textField(
      "text",
      "Quote from the customer",
      "The customer’s own words, without quotation marks. At most 400 characters.",
      { isRequired: true, max: 400, rows: 4 },
    ),
    textField("person", "Name", "The person who said it, shown below the quote.", {
      isRequired: true,
      max: 80,
    }),
    textField("role", "Role and company", "For example “Hardware lead, Company Ltd.”", {
      isRequired: true,
      max: 120,
    }),
    pictureField("picture", "Portrait", "Shown as a square. Optional.", { minWidth: 160 }),
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
