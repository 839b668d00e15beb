import { defineArrayMember, defineType } from "@sanity/types";
import { storedField, storedItems } from "stored-values/stored-value.ts";

import { storedQuantityText } from "../quantities/quantity-field.ts";

/** Paragraphs, headings and lists, with links, glossary terms and figures. */
export const textBlock = defineArrayMember({
  type: "block",
  styles: [
    { value: "normal", title: "Paragraph" },
    { value: "h2", title: "Heading" },
    { value: "h3", title: "Smaller heading" },
    { value: "h4", title: "Smallest heading" },
  ],
  lists: [
    { value: "bullet", title: "List" },
    { value: "number", title: "Numbered list" },
  ],
  of: [defineArrayMember({ type: "quantity", title: "Figure" })],
  marks: {
    decorators: [
      { value: "strong", title: "Bold" },
      { value: "em", title: "Italic" },
    ],
    annotations: [
      defineArrayMember({ type: "link", name: "link", title: "Link" }),
      defineArrayMember({ type: "glossaryMark", name: "glossaryMark", title: "Glossary" }),
      defineArrayMember({ type: "foreignWords", name: "foreignWords", title: "Words in another language" }),
    ],
  },
});

export const prose = defineType({ name: "prose", title: "Text", type: "array", of: [textBlock] });

/** A stored paragraph, for initial values. `key` is unique within its text. */
export function paragraph(text: string, key: string) {
  return {
    _type: "block",
    _key: key,
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: `${key}-text`, text, marks: [] }],
  };
}

/** The first heading or paragraph of a stored text, as plain text; empty if there is none. */
export function firstLine(value: unknown): string {
  return (
    storedItems(value)
      .map((block) => textOfBlock(block))
      .find((text) => text !== "") ?? ""
  );
}

/** The words of a stored heading or paragraph, without its marks. A figure whose numbers are not loaded is an ellipsis. */
export function textOfBlock(block: unknown): string {
  return storedItems(storedField(block, "children"))
    .map((child) => {
      const text = storedField(child, "text");
      if (typeof text === "string") return text;
      if (!INLINE_FIGURES.has(storedField(child, "_type"))) return "";
      return storedQuantityText(child).replaceAll("\u00A0", " ") || "…";
    })
    .join("")
    .trim();
}

/** A figure of a capability in a text may be a size. */
const INLINE_FIGURES: ReadonlySet<unknown> = new Set(["quantity", "size"]);
