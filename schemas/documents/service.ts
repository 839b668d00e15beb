import { referenceField, textField } from "../fields/basic-fields.ts";
import { cardPictureField, keyFiguresField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const service = routableDocument({
  name: "service",
  title: "Service",
  siteSearch: { group: "page", names: ["shortName"], figures: ["figures"], summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [
    textField(
      "shortName",
      "Short name",
      "For tables and narrow spaces, for example “SLA” or “CNC”. If empty, the title is used.",
      { max: 24 },
    ),
    referenceField("partOf", "Part of", "The parent process: SLA is part of 3D printing. Usually empty.", {
      to: "service",
    }),
    summaryField(),
    cardPictureField(),
    keyFiguresField("Up to four values for cards and comparisons, with the same labels in every process."),
  ],
});
