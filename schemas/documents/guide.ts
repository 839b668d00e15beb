import { defineField } from "@sanity/types";

import { cardPictureField, servicesField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const guide = routableDocument({
  name: "guide",
  title: "Design guide",
  siteSearch: { group: "guide", summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [
    servicesField("The processes that the guide is for."),
    summaryField(),
    cardPictureField(),
    defineField({
      name: "reviewedAt",
      title: "Last checked on",
      type: "date",
      description: "When somebody last went through the figures. Shown above the heading. May stay empty.",
    }),
  ],
});
