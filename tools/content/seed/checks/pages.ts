import { seedDocuments } from "../documents.ts";
import { objectsIn, textsIn } from "../traverse.ts";

/** All seed documents that are pages. */
export const pages = seedDocuments.flatMap((document) => ("blocks" in document ? [document] : []));

export type Page = (typeof pages)[number];

/** All body text: paragraphs, answers, introductions, rules and steps, but no headings, tables or labels. */
export function runningText(page: Page): string[] {
  return [
    ...objectsIn(page.blocks, "block").map((block) => textsIn(block, "text").join("")),
    ...["lead", "rule", "reason"].flatMap((field) => textsIn(page.blocks, field)),
    ...objectsIn(page.blocks, "step").flatMap((step) => textsIn(step, "text")),
  ];
}
