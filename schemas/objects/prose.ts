import { defineArrayMember, defineType } from "@sanity/types";

/** Paragraphs, headings and lists, with links and words that the glossary explains. */
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

/** One paragraph as it is stored. `key` need only be unique within its text. */
export function paragraph(text: string, key: string) {
  return {
    _type: "block",
    _key: key,
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: `${key}-text`, text, marks: [] }],
  };
}

/** The words of stored text, in one line, as a preview. */
export function plainText(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value
    .flatMap((block: unknown) => childrenOf(block))
    .map((child) => textOf(child))
    .join(" ")
    .trim();
}

function childrenOf(block: unknown): unknown[] {
  if (typeof block !== "object" || block === null || !("children" in block)) return [];
  return Array.isArray(block.children) ? block.children : [];
}

function textOf(child: unknown): string {
  if (typeof child !== "object" || child === null || !("text" in child)) return "";
  return typeof child.text === "string" ? child.text : "";
}
