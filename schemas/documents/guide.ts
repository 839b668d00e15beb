import { choiceField, typedField } from "../fields/basic-fields.ts";
import { cardPictureField, servicesField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const guide = routableDocument({
  name: "guide",
  title: "Design guide",
  siteSearch: { group: "guide", summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [
    servicesField("The processes the guide covers."),
    summaryField(),
    cardPictureField(),
    choiceField("ruleName", "Its rules are", "How lists of guides count the design rules on the page.", {
      list: [
        { value: "rule", title: "Design rules" },
        { value: "defect", title: "Defects" },
      ],
      layout: "row",
    }),
    typedField(
      "reviewedAt",
      "Last checked on",
      "When someone last checked the data. Shown above the heading. Optional.",
      { type: "date" },
    ),
  ],
});
