import type { Rule } from "@sanity/types";

import { storedField } from "../fields/stored-field.ts";
import { cardPictureField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

/**
 * The page of one material. Its block `materialData` names the grades that it is about, one for each form of the material, and
 * the rows of these grades link to the page wherever a table shows them.
 */
const definition = routableDocument({
  name: "gradePage",
  title: "Grade page",
  siteSearch: { group: "material", summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [summaryField(), cardPictureField()],
});

export const gradePage = {
  ...definition,
  validation: (rule: Rule) => rule.custom((page) => hasDataSheet(page)).warning(),
};

/** Without a data sheet no grade links to the page. */
export function hasDataSheet(page: unknown): true | string {
  const blocks = storedField(page, "blocks");
  const isThere =
    Array.isArray(blocks) && blocks.some((block: unknown) => storedField(block, "_type") === "materialData");
  return (
    isThere || "Add the block “Material data sheet”: its grades link to this page, and it shows their figures"
  );
}
