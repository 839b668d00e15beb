import { choiceField } from "../fields/basic-fields.ts";
import { cardPictureField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const page = routableDocument({
  name: "page",
  title: "Page",
  siteSearch: { group: "page", summary: ["summary"] },
  picture: "picture",
  fields: [
    choiceField(
      "kind",
      "Kind of page",
      "Choose “Industry” to list this page automatically in blocks that show all industries.",
      {
        list: [
          { value: "general", title: "General" },
          { value: "industry", title: "Industry" },
        ],
        layout: "row",
        initialValue: "general",
      },
    ),
    summaryField(),
    cardPictureField(),
  ],
});
