import type { StoredDocument } from "stored-values/stored-document.ts";

import { wholeDocument } from "./findings.ts";

// Any account can store any JSON. Some rules take the square of a text's length or compare all items of a list with each other. The worker
// of the check stops a rule that takes too long, but then the rule finds nothing in any document. So long texts and lists are cut first.

/** More than the longest text and list of a page. */
export const MAX_TEXT_LENGTH = 5000;
export const MAX_ITEMS = 1000;

/** The finding of a document that is cut. */
export const TOO_LONG = wholeDocument(
  `Texts of more than ${MAX_TEXT_LENGTH} characters and lists of more than ${MAX_ITEMS} items are checked only in part. Shorten them`,
);

/** A document as the rules read it. */
export interface LimitedDocument {
  readonly document: StoredDocument;
  /** Whether it had longer texts or lists. */
  readonly isCut: boolean;
}

/** Cuts texts and lists that are too long to check, except in `longFields`. */
export function limitDocument(
  document: StoredDocument,
  longFields: ReadonlySet<string> = new Set(),
): LimitedDocument {
  let isCut = false;
  const limit = (value: unknown): unknown => {
    if (typeof value === "string" && value.length > MAX_TEXT_LENGTH) {
      isCut = true;
      return value.slice(0, MAX_TEXT_LENGTH);
    }
    if (Array.isArray(value)) {
      isCut ||= value.length > MAX_ITEMS;
      return value.slice(0, MAX_ITEMS).map(limit);
    }
    return typeof value === "object" && value !== null ? limitFields(value) : value;
  };
  const limitFields = (value: object) =>
    Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, longFields.has(name) ? field : limit(field)]),
    );
  const limited = { ...document, ...limitFields(document) };
  return { document: limited, isCut };
}
