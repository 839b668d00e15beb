import { type PortableTextBlock, toPlainText } from "@portabletext/react";

/** A text without the paragraphs, headings and list items that say nothing: those that were emptied, or pasted as they are. */
export function withWords<Part extends { readonly _type: string }>(text: readonly Part[]): Part[] {
  return text.filter((part) => !isParagraph(part) || toPlainText(part).trim() !== "");
}

function isParagraph(part: { readonly _type: string }): part is PortableTextBlock {
  return part._type === "block" && "children" in part;
}
