import { storedField, storedItems } from "../fields/stored-field.ts";
import type { DocumentRule } from "./rule.ts";

export const gradePageData: DocumentRule = {
  name: "grade-page-data",
  why: "Its grades link to this page, and it shows their figures",
  level: "warning",
  check: ({ _type, blocks }) =>
    _type !== "gradePage" ||
    storedItems(blocks).some((block) => storedField(block, "_type") === "materialData")
      ? []
      : [{ path: [], message: "Add the block “Material data sheet”" }],
};
