import { type CustomValidatorResult, defineArrayMember, defineType } from "@sanity/types";

import { headingJumps } from "../heading-order.ts";
import { textBlock } from "./prose.ts";

/** Long text: what `prose` has, and tables, callouts and figures. */
export const article = defineType({
  name: "article",
  title: "Text",
  type: "array",
  of: [
    textBlock,
    defineArrayMember({ type: "callout" }),
    defineArrayMember({ type: "figure" }),
    defineArrayMember({ type: "table" }),
  ],
});

/** The rule of every field that holds such a text: the rules of a field replace those of its type. */
export function headingOrder(text: unknown): CustomValidatorResult {
  const jumps = headingJumps(text);
  if (jumps.length === 0) return true;
  return jumps.map((key) => ({
    message:
      "This heading skips a size. People who hear the page lose their way: use the next smaller heading",
    path: [{ _key: key }],
  }));
}
