import { defineArrayMember, defineField } from "@sanity/types";

import { referencesField } from "../fields.ts";
import { SUMMARY_LENGTH } from "../limits.ts";
import { pictureField } from "../picture-field.ts";

/** What a page is in lists: one sentence. */
export function summaryField() {
  return defineField({
    name: "summary",
    title: "In one sentence",
    type: "text",
    rows: 2,
    description: `Shown on cards and in lists that lead to this page, and in search results and when somebody shares it if it has no description for them. At most ${SUMMARY_LENGTH} characters.`,
    validation: (rule) => [
      rule.max(SUMMARY_LENGTH),
      rule
        .custom(
          (text, { document }) =>
            text !== undefined ||
            isSeldomListed(document) ||
            "Write the sentence that cards leading to this page show",
        )
        .warning(),
    ],
  });
}

/** What a page is in lists: one picture. */
export function cardPictureField() {
  return pictureField({
    name: "picture",
    title: "Picture",
    description:
      "Shown on cards and in lists that lead to this page, and when somebody shares it, unless it has another picture for that.",
  });
}

/** Up to four figures that stand for a page on its card. */
export function figuresField(description: string) {
  return defineField({
    name: "figures",
    title: "Key figures",
    type: "array",
    of: [defineArrayMember({ type: "keyFigure" })],
    description,
    validation: (rule) => rule.max(4),
  });
}

/** The processes that a document has to do with: editors find it by them, the site does not show them. */
export function servicesField(description: string) {
  return processesField(`${description} Visitors do not see them; each names this under “Where used”.`);
}

/** The processes by which the tables of grades and finishes find a document. */
export function offeredInField(description: string) {
  return defineField({
    ...processesField(description),
    validation: (rule) => [rule.unique(), rule.custom(isOffered).warning()],
  });
}

function processesField(description: string) {
  return referencesField({ name: "services", title: "Processes", description, types: ["service"] });
}

export function isOffered(services: unknown): true | string {
  return Array.isArray(services) && services.length > 0
    ? true
    : "Choose a process. Without one, only a table that shows everything, or one chosen by hand, shows this";
}

function isSeldomListed(document: { _type: string; kind?: unknown } | undefined): boolean {
  return document?._type === "page" && document.kind !== "industry";
}
