import { type PortableTextBlock, toPlainText } from "@portabletext/react";

import { withUnits } from "./unbroken.ts";

/**
 * A text without the paragraphs, headings and list items that say nothing: those that were emptied, or pasted as they are.
 * In the others numbers keep to their units.
 */
export function withWords<Part extends { readonly _type: string }>(text: readonly Part[]): Part[] {
  return text.flatMap((part) => {
    if (!isParagraph(part)) return [part];
    return toPlainText(part).trim() === "" ? [] : [{ ...part, children: part.children.map(kept) }];
  });
}

function isParagraph(part: { readonly _type: string }): part is PortableTextBlock {
  return part._type === "block" && "children" in part;
}

function kept<Child extends { readonly _type: string }>(child: Child): Child {
  return "text" in child && typeof child.text === "string"
    ? { ...child, text: withUnits(child.text) }
    : child;
}
