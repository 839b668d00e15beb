import { defineField } from "@sanity/types";

import { listField } from "../fields/basic-fields.ts";
import { pictureField, referencesField } from "../fields/common-fields.ts";
import { MAX_LISTED_REFERENCES, SUMMARY_LENGTH } from "../fields/limits.ts";
import { repeats } from "../fields/repeats.ts";
import { KEY_FIGURE_COLUMNS } from "../objects/key-figure.ts";

/** The sentence that lists show for a page. */
export function summaryField() {
  return defineField({
    name: "summary",
    title: "In one sentence",
    type: "text",
    rows: 2,
    description: `Shown on cards and lists that link to this page, and in search results and shared links if the page has no description. At most ${SUMMARY_LENGTH} characters.`,
    validation: (rule) => [
      rule.max(SUMMARY_LENGTH),
      rule
        .custom(
          (text, { document }) =>
            text !== undefined ||
            isSeldomListed(document) ||
            "Add the summary that cards linking to this page show",
        )
        .warning(),
    ],
  });
}

/** The picture that lists show for a page. */
export function cardPictureField() {
  return pictureField(
    "picture",
    "Picture",
    "Shown on cards and lists that link to this page, and when someone shares it, unless it has its own sharing picture.",
  );
}

/** Up to four key figures that cards show for a page. */
export function keyFiguresField(description: string) {
  return listField("figures", "Key figures", description, {
    of: "keyFigure",
    grid: KEY_FIGURE_COLUMNS,
    max: 4,
  });
}

/** The processes that a document is about. They help editors find it; visitors do not see them. */
export function servicesField(description: string) {
  return processesField(
    `${description} Visitors do not see them; each process lists this document under “Where used”.`,
  );
}

/** The processes that offer this grade or finish. It appears in their tables. */
export function processesOfferingField(description: string) {
  return defineField({
    ...processesField(description),
    validation: (rule) => [rule.custom(repeats), rule.custom(isOffered).warning()],
  });
}

function processesField(description: string) {
  return referencesField("services", "Processes", description, {
    to: ["service"],
    max: MAX_LISTED_REFERENCES,
  });
}

export function isOffered(services: unknown): true | string {
  return Array.isArray(services) && services.length > 0
    ? true
    : "Choose a process. Without one, this appears only in tables that show everything or that select it by hand";
}

function isSeldomListed(document: { _type: string; kind?: unknown } | undefined): boolean {
  return document?._type === "page" && document.kind !== "industry";
}

/** How expensive a grade or finish is among others of its kind, from 1 to 5. Prices come from cost models. */
export function costField() {
  return defineField({
    name: "costIndex",
    title: "Cost, 1 to 5",
    type: "number",
    description: "From 1, the cheapest of its kind, to 5, the most expensive. If empty, it is not shown.",
    options: { list: [1, 2, 3, 4, 5], layout: "radio", direction: "horizontal" },
    validation: (rule) => rule.integer().min(1).max(5),
  });
}
