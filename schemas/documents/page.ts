import { choiceField } from "../fields/basic-fields.ts";
import { cardPictureField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const page = routableDocument({
  name: "page",
  title: "Page",
  siteSearch: { group: "page", summary: ["summary"] },
  picture: "picture",
  fields: [
    choiceField("kind", "Kind of page", "Blocks that show all industries list this page automatically.", {
      list: [
        { value: "general", title: "General" },
        { value: "industry", title: "Industry" },
      ],
      layout: "row",
      initialValue: "general",
    }),
    summaryField(),
    cardPictureField(),
  ],
});
