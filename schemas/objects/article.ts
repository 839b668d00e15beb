import { type CustomValidatorResult, defineArrayMember, defineType } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { textBlock } from "./prose.ts";

/** Long text: the same as `prose`, and tables, callouts and figures. */
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

/** The validation of every field of this type. It is not part of the type, because the validation of a field would replace it. */
export function headingOrder(text: unknown): CustomValidatorResult {
  const jumps = headingJumps(text);
  if (jumps.length === 0) return true;
  return jumps.map((key) => ({
    message:
      "This heading skips a level, which confuses people who use screen readers. Use the next smaller heading",
    path: [{ _key: key }],
  }));
}

/** The keys of the headings that skip a level, for example an h4 right after an h2. */
export function headingJumps(text: unknown): string[] {
  if (!Array.isArray(text)) return [];
  let level = 1;
  return text.flatMap((block: unknown) => {
    const style = storedField(block, "style");
    const next = typeof style === "string" ? Number(/^h([2-6])$/.exec(style)?.[1] ?? 0) : 0;
    if (next === 0) return [];
    const jumps = next > level + 1;
    level = next;
    return jumps ? [String(storedField(block, "_key"))] : [];
  });
}
