import { defineField } from "@sanity/types";

import { cardPictureField, figuresField, servicesField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const caseStudy = routableDocument({
  name: "caseStudy",
  title: "Case study",
  siteSearch: { group: "caseStudy", figures: ["figures"], summary: ["summary"] },
  picture: "picture",
  fields: [
    summaryField(),
    cardPictureField(),
    figuresField("Up to four figures of the result, for its cards."),
    servicesField("The processes that the parts were made with."),
    defineField({
      name: "industry",
      title: "Industry",
      type: "reference",
      to: [{ type: "page" }],
      options: { filter: 'kind == "industry"' },
      description:
        "The page of the industry that the parts are for. Visitors do not see it; that page names this under “Where used”.",
    }),
    defineField({
      name: "isRepresentative",
      title: "Representative project",
      type: "boolean",
      description:
        "Marks its cards “Representative project”: the figures are typical, and no customer is named.",
      initialValue: true,
    }),
  ],
});
