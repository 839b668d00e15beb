import { cardPictureField, servicesField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

/** The page about the materials of a process. The grades themselves are documents of their own: see `materialGrade`. */
export const material = routableDocument({
  name: "material",
  title: "Materials page",
  hasIndex: true,
  picture: "picture",
  fields: [
    servicesField("The processes whose materials the page shows."),
    summaryField(),
    cardPictureField(),
  ],
});
