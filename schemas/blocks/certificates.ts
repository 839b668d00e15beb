import { defineBlock } from "../block.ts";
import { listField } from "../fields/basic-fields.ts";
import { headingField, leadField } from "../fields/common-fields.ts";

export const certificates = defineBlock({
  name: "certificates",
  title: "Certificates",
  icon: "clipboard",
  description: "Certificates with number, scope, expiry date and file. Visitors see only valid ones.",
  hiddenWhileEmpty: "certificates",
  fields: [
    headingField(),
    leadField(),
    listField(
      "certificates",
      "Certificates",
      "Only certificates that you hold. Without a valid one, visitors do not see the block. An expired certificate disappears automatically.",
      { of: "certificate" },
    ),
  ],
  initialValue: {
    heading: "Current certificates",
    lead: "Say what they cover, and for which site.",
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
