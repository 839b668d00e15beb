import { cardPictureField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

/**
 * The page of one material. Its block `materialData` names the grades that it is about, one for each form of the material, and
 * the rows of these grades link to the page wherever a table shows them.
 */
export const gradePage = routableDocument({
  name: "gradePage",
  title: "Grade page",
  siteSearch: { group: "material", summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [summaryField(), cardPictureField()],
});
