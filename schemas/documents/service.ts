import { defineField } from "@sanity/types";

import { cardPictureField, keyFiguresField, summaryField } from "./document-fields.ts";
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
      description: "For tables and narrow spaces, for example “SLA” or “CNC”. If empty, the title is used.",
      validation: (rule) => rule.max(24),
    }),
    defineField({
      name: "partOf",
      title: "Part of",
      type: "reference",
      to: [{ type: "service" }],
      description: "The parent process: SLA is part of 3D printing. Usually empty.",
    }),
    summaryField(),
    cardPictureField(),
    keyFiguresField("Up to four values for cards and comparisons, with the same labels in every process."),
  ],
});
