import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";

const heading = "Current certificates";
const lead = "Say what they cover, and for which site.";

export const certificates = defineBlock({
  name: "certificates",
  title: "Certificates",
  icon: "clipboard",
  description: "Certificates with number, scope, expiry date and file. Visitors see only valid ones.",
  hiddenWhileEmpty: "certificates",
  fields: [
    headingField(),
    leadField(),
    defineField({
      name: "certificates",
      title: "Certificates",
      type: "array",
      of: [defineArrayMember({ type: "certificate" })],
      description:
        "Only certificates that you hold. Without a valid one, visitors do not see the block. An expired certificate disappears automatically.",
    }),
  ],
  initialValue: {
    heading,
    lead,
    // Without a file, so that the example cannot be published.
    certificates: [
      {
        _key: "example",
        _type: "certificate",
        standard: "Standard and edition",
        number: "Number as printed",
        issuer: "Certification body",
        scope: "Processes and site that the certificate covers",
        validUntil: "2099-12-31",
      },
    ],
  },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "certificates" },
});
