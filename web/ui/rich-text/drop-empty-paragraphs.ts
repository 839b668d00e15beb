import type { PortableTextBlock } from "@portabletext/react";

import { keepUnitsTogether } from "../non-breaking.ts";

/**
 * Removes empty paragraphs, headings and list items, which remain after an editor deletes or pastes text. Also keeps numbers on one
 * line with their units.
 */
export function dropEmptyParagraphs<Part extends { readonly _type: string }>(text: readonly Part[]): Part[] {
  return text.flatMap((part) => {
    if (!isParagraph(part)) return [part];
    // An object in a paragraph, such as a figure, has no text of its own and is not empty.
    const isEmpty = part.children.every((child) => "text" in child && String(child.text).trim() === "");
    return isEmpty ? [] : [{ ...part, children: part.children.map(keepSpanTogether) }];
  });
}

function isParagraph(part: { readonly _type: string }): part is PortableTextBlock {
  return part._type === "block" && "children" in part;
}

function keepSpanTogether<Child extends { readonly _type: string }>(child: Child): Child {
  return "text" in child && typeof child.text === "string"
    ? { ...child, text: keepUnitsTogether(child.text) }
    : child;
}
