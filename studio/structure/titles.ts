import { translation } from "schemas/documents/translation.ts";
import { isTranslation, languageOf } from "schemas/fields/language.ts";
import { schemaTypes } from "schemas/index.ts";
import { textBlock } from "schemas/objects/prose.ts";
import { publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";
import { createFormTitles } from "studio-kit/form-titles.ts";

import { isSingleton } from "#structure/singletons.ts";

/** The fields that contain a document's title, depending on its type: pages, languages, grades, glossary terms and redirects. */
export const TITLE_FIELDS = ["title", "englishName", "name", "term", "from"];

/** A GROQ expression for the title of a document. Null if the document has none. */
export const TITLE = `coalesce(${TITLE_FIELDS.join(", ")})`;

/** What a GROQ projection needs for `documentTitle`: the fields, and the titles among the first texts of a translated record. */
export const TITLE_ATTRIBUTES = [
  ...TITLE_FIELDS,
  `"texts": texts[0...1000][path in ${JSON.stringify(TITLE_FIELDS)}]{ path, text }`,
];

/** Names documents, list items and fields by the schema of this site. */
export const formTitles = createFormTitles({
  types: schemaTypes,
  titleFields: TITLE_FIELDS,
  titleWithoutField: titleOfTranslation,
  itemTitleFields: ["heading", "title", "label", "name", "question", "caption"],
  styles: textBlock.styles,
  isSingleton,
});

export const { documentTitle, typeTitle, itemTitle, breadcrumbOf } = formTitles;

/** A translated record has its title among its texts. A name that is the same in all languages is not there: then the id of the record. */
function titleOfTranslation(document: object): string | undefined {
  if (storedField(document, "_type") !== translation.name) return undefined;
  const texts = storedItems(storedField(document, "texts"));
  const title = texts.find((each) => TITLE_FIELDS.includes(storedText(each, "path") ?? ""));
  const original = publishedId(storedText(document, "_id") ?? "").replace(/__[a-z\d-]+$/, "");
  // The id of a document that exists once is its type.
  return storedText(title, "text") ?? typeTitle(original) ?? original;
}

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
