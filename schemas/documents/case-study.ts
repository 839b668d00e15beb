import { defineField } from "@sanity/types";

import { booleanField } from "../fields/basic-fields.ts";
import { IS_ORIGINAL } from "../fields/language.ts";
import { cardPictureField, keyFiguresField, servicesField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const caseStudy = routableDocument({
  name: "caseStudy",
  title: "Case study",
  siteSearch: { group: "caseStudy", figures: ["figures"], summary: ["summary"] },
  picture: "picture",
  fields: [
    summaryField(),
    cardPictureField(),
    keyFiguresField("Up to four results, shown on its cards."),
    servicesField("The processes used to make the parts."),
    defineField({
      name: "industry",
      title: "Industry",
      type: "reference",
      to: [{ type: "page" }],
      options: { filter: `kind == "industry" && ${IS_ORIGINAL}` },
      description:
        "The industry the parts are for. Visitors do not see it; the industry page lists this case study under “Where used”.",
    }),
    booleanField(
      "isRepresentative",
      "Representative project",
      "Labels its cards “Representative project”: values are typical, and no customer is named.",
      { initialValue: true },
    ),
  ],
});
