import { cardPictureField, servicesField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

/** The page about the materials of a process. Its grades are documents of the type `materialGrade`. */
export const material = routableDocument({
  name: "material",
  title: "Materials page",
  siteSearch: { group: "material", summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [
    servicesField("The processes whose materials the page shows."),
    summaryField(),
    cardPictureField(),
  ],
});
