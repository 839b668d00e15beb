import { defineField } from "@sanity/types";

import { cardPictureField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const page = routableDocument({
  name: "page",
  title: "Page",
  siteSearch: { group: "page", summary: ["summary"] },
  picture: "picture",
  fields: [
    defineField({
      name: "kind",
      title: "Kind of page",
      type: "string",
      description: "Blocks that show all industries list this page automatically.",
      options: {
        list: [
          { value: "general", title: "General" },
          { value: "industry", title: "Industry" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "general",
    }),
    summaryField(),
    cardPictureField(),
  ],
});
