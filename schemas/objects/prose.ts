import { defineArrayMember, defineType } from "@sanity/types";

import { storedField } from "../fields/stored-field.ts";

/** Paragraphs, headings and lists, with links and glossary terms. */
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
  marks: {
    decorators: [
      { value: "strong", title: "Important" },
      { value: "em", title: "Stressed" },
    ],
    annotations: [
      defineArrayMember({ type: "link", name: "link", title: "Link" }),
      defineArrayMember({ type: "glossaryMark", name: "glossaryMark", title: "Glossary" }),
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
  return Array.isArray(value) ? (value.map(textOfBlock).find((text) => text !== "") ?? "") : "";
}

/** The words of a stored heading or paragraph, without its marks. */
export function textOfBlock(block: unknown): string {
  const children = storedField(block, "children");
  if (!Array.isArray(children)) return "";
  const words = children.map((child) => storedField(child, "text"));
  return words
    .filter((text) => typeof text === "string")
    .join("")
    .trim();
}
