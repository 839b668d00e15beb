import { seedDocuments } from "../documents.ts";
import { objectsIn, textsIn } from "../traverse.ts";

/** Every document of the seed that is a page of the site. */
export const pages = seedDocuments.flatMap((document) => ("blocks" in document ? [document] : []));

export type Page = (typeof pages)[number];

/** What is read line by line: paragraphs, answers, introductions, rules and steps; no headings, tables or labels. */
export function runningText(page: Page): string[] {
  return [
    ...objectsIn(page.blocks, "block").map((block) => textsIn(block, "text").join("")),
    ...["lead", "rule", "reason"].flatMap((field) => textsIn(page.blocks, field)),
    ...objectsIn(page.blocks, "step").flatMap((step) => textsIn(step, "text")),
  ];
}
