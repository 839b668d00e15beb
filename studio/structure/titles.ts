import { isTranslation, languageOf } from "schemas/fields/language.ts";
import { storedField } from "schemas/fields/stored-field.ts";
import { schemaTypes } from "schemas/index.ts";
import { textBlock } from "schemas/objects/prose.ts";

import { isSingleton } from "#structure/singletons.ts";

const types = new Map<unknown, (typeof schemaTypes)[number]>(schemaTypes.map((type) => [type.name, type]));

/** The fields that contain a document's title, depending on its type: pages, languages, grades, glossary terms and redirects. */
export const TITLE_FIELDS = ["title", "englishName", "name", "term", "from"];

/** A GROQ expression for the title of a document. Null if the document has none. */
export const TITLE = `coalesce(${TITLE_FIELDS.join(", ")})`;

/** The title of a document in lists: its own, or one made from its type. */
export function documentTitle(document: { readonly _type: string }): string {
  const title = TITLE_FIELDS.map((field) => storedField(document, field))
    .filter((text) => typeof text === "string")
    .find((text) => text.trim() !== "");
  if (title !== undefined) return title.trim();
  const type = typeTitle(document._type) ?? document._type;
  return isSingleton(document._type) ? type : `${type} without a title`;
}

/** The title of a schema type, for example “Picture with text”. Undefined for an unknown type. */
export function typeTitle(name: unknown): string | undefined {
  return types.get(name)?.title;
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** The type of a document in lists of documents of all languages: `Page`, and `Page · German` for a translation. */
export function kindTitle(document: { readonly _type: string }): string {
  const type = typeTitle(document._type) ?? document._type;
  return isTranslation(document) ? `${type} · ${languageNames.of(languageOf(document))}` : type;
}

/** The fields that contain the title of a list item, such as a block, a row, a figure, a question or a step. */
const ITEM_TITLE_FIELDS = ["heading", "title", "label", "name", "question", "caption"];

/**
 * The name of a list item: its type and text, such as `Steps “How we work”`. If the text is missing or not unique, the position follows:
 * `Divider (3)`.
 */
export function itemTitle(items: readonly unknown[], index: number): string {
  const titles = items.map((item) => {
    const type = styleTitle(item) ?? typeTitle(storedField(item, "_type")) ?? "Item";
    const text = ITEM_TITLE_FIELDS.map((field) => storedField(item, field))
      .filter((value) => typeof value === "string")
      .find((value) => value.trim() !== "");
    return text === undefined ? type : `${type} “${text.trim()}”`;
  });
  const title = titles[index] ?? "Item";
  const isUnique = title.endsWith("”") && titles.indexOf(title) === titles.lastIndexOf(title);
  return isUnique ? title : `${title} (${index + 1})`;
}

/** The title of a paragraph's or heading's style. Undefined for an item that is not part of a text. */
function styleTitle(item: unknown): string | undefined {
  if (storedField(item, "_type") !== textBlock.type) return undefined;
  return textBlock.styles.find(({ value }) => value === storedField(item, "style"))?.title ?? "Paragraph";
}

interface Field {
  /** The field's name if it is not in the schema. */
  title: string;
  /** Undefined if the field is not in the schema. */
  type: string | undefined;
  /** The index of the field in its type. -1 if it is not in the schema. */
  position: number;
}

/** The title, type and position of a field of a schema type. */
export function fieldOf(type: unknown, name: string): Field {
  const parent = types.get(type);
  const fields = parent !== undefined && "fields" in parent ? parent.fields : [];
  const position = fields.findIndex((each) => each.name === name);
  const field = fields[position];
  return { title: field?.title ?? name, type: field?.type, position };
}
