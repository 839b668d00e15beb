import { defineField } from "@sanity/types";

import { cardPictureField, figuresField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const service = routableDocument({
  name: "service",
  title: "Service",
  siteSearch: { group: "page", names: ["shortName"], figures: ["figures"], summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [
    defineField({
      name: "shortName",
      title: "Short name",
      type: "string",
      description: "For tables and tight places, for example “SLA” or “CNC”. Empty: the title.",
      validation: (rule) => rule.max(24),
    }),
    defineField({
      name: "partOf",
      title: "Belongs to",
      type: "reference",
      to: [{ type: "service" }],
      description: "The process that this one is a kind of: SLA belongs to 3D printing. Mostly empty.",
    }),
    summaryField(),
    cardPictureField(),
    figuresField("Up to four figures for cards and comparisons, with the same labels in every process."),
  ],
});
