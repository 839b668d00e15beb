import { storedField } from "schemas/stored-field.ts";

import { isSingleton } from "#singletons.ts";
import { titleOfType } from "#type-titles.ts";

/** The fields that name a document: what a page, a grade, a term and a redirect are called by. */
const NAMES = ["title", "name", "term", "from"];

/** What a document is called in lists: its own name, or its type where it has none. */
export function titleOf(document: { readonly _type: string }): string {
  const own = NAMES.map((field) => storedField(document, field))
    .filter((name) => typeof name === "string")
    .find((name) => name.trim() !== "");
  if (own !== undefined) return own.trim();
  const type = titleOfType(document._type) ?? document._type;
  return isSingleton(document._type) ? type : `${type} without a title`;
}
