import { isTranslation, languageOf } from "schemas/fields/language.ts";
import { schemaTypes } from "schemas/index.ts";
import { textBlock } from "schemas/objects/prose.ts";
import { createFormTitles } from "studio-kit/form-titles.ts";

import { isSingleton } from "#structure/singletons.ts";

/** The fields that contain a document's title, depending on its type: pages, languages, grades, glossary terms and redirects. */
export const TITLE_FIELDS = ["title", "englishName", "name", "term", "from"];

/** A GROQ expression for the title of a document. Null if the document has none. */
export const TITLE = `coalesce(${TITLE_FIELDS.join(", ")})`;

/** Names documents, list items and fields by the schema of this site. */
export const formTitles = createFormTitles({
  types: schemaTypes,
  titleFields: TITLE_FIELDS,
  itemTitleFields: ["heading", "title", "label", "name", "question", "caption"],
  styles: textBlock.styles,
  isSingleton,
});

export const { documentTitle, typeTitle, itemTitle, breadcrumbOf } = formTitles;

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a language. A code that no language can have, such as `de_DE`, is its own name. */
export function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}

/** The type of a document in lists of documents of all languages: `Page`, and `Page · German` for a translation. */
export function kindTitle(document: { readonly _type: string }): string {
  const type = typeTitle(document._type) ?? document._type;
  return isTranslation(document) ? `${type} · ${languageName(languageOf(document))}` : type;
}
