import type { Path } from "sanity";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

interface SchemaType {
  readonly name: string;
  readonly title?: string | undefined;
  readonly fields?: readonly {
    readonly name: string;
    readonly title?: string | undefined;
    readonly type: string;
  }[];
}

/** What a Studio says about its schema. */
interface FormTitlesOptions {
  readonly types: readonly SchemaType[];
  /** The fields that contain the title of a document, depending on its type. */
  readonly titleFields: readonly string[];
  /** The title of a document that has none of these fields. Undefined for one that is named by its type. */
  readonly titleWithoutField?: (document: object) => string | undefined;
  /** The fields that contain the title of a list item, such as a block, a row or a question. */
  readonly itemTitleFields: readonly string[];
  /** The styles of paragraphs and headings. */
  readonly styles: readonly { readonly value: string; readonly title: string }[];
  /** Whether there is only one document of a type. It has the name of the type. */
  readonly isSingleton: (type: string) => boolean;
}

/** Names documents, list items and fields as the form does. */
export type FormTitles = ReturnType<typeof createFormTitles>;

/** Creates the functions that name documents, list items and fields, from the schema and from what is stored. */
export function createFormTitles({
  titleFields,
  titleWithoutField,
  itemTitleFields,
  isSingleton,
  ...schema
}: FormTitlesOptions) {
  const types = new Map<unknown, SchemaType>(schema.types.map((type) => [type.name, type]));
  const styles = new Map<unknown, string>(schema.styles.map(({ value, title }) => [value, title]));

  /** The title of a schema type, for example “Picture with text”. Undefined for an unknown type. */
  const typeTitle = (name: unknown): string | undefined => types.get(name)?.title;

  /** The title of a document in lists: its own, or one made from its type. */
  const documentTitle = (document: { readonly _type: string }): string => {
    const title = firstText(document, titleFields) ?? titleWithoutField?.(document);
    if (title !== undefined) return title;
    const type = typeTitle(document._type) ?? document._type;
    return isSingleton(document._type) ? type : `${type} without a title`;
  };

  const nameOf = (item: unknown): string => {
    const name = storedField(item, "_type");
    const style = name === "block" ? (styles.get(storedField(item, "style")) ?? "Paragraph") : undefined;
    const type = style ?? typeTitle(name) ?? "Item";
    const text = firstText(item, itemTitleFields);
    return text === undefined ? type : `${type} “${text}”`;
  };

  /**
   * The name of a list item: its type and text, such as `Steps “How we work”`. If the text is missing or not unique, the position follows:
   * `Divider (3)`.
   */
  const itemTitle = (items: readonly unknown[], index: number): string => {
    const titles = items.map(nameOf);
    const title = titles[index] ?? "Item";
    const isUnique = title.endsWith("”") && titles.indexOf(title) === titles.lastIndexOf(title);
    return isUnique ? title : `${title} (${index + 1})`;
  };

  /**
   * Finds a path in the form. A field has its title, and an item of an array has its type with its text or position. The contents of a
   * paragraph are left out. The positions count the fields in their schema, and the items in their array.
   */
  const locate = (path: Path, document: { readonly _type: string }) => {
    const titles: string[] = [];
    const positions: number[] = [];
    let value: unknown = document;
    let type: unknown = document._type;
    for (const segment of path) {
      const parent = value;
      const key = keyOf(segment, parent);
      value = storedField(parent, String(key));
      if (typeof segment === "string") {
        const fields = types.get(type)?.fields ?? [];
        const position = fields.findIndex(({ name }) => name === segment);
        type = fields[position]?.type;
        titles.push(fields[position]?.title ?? segment);
        positions.push(position);
      } else {
        type = storedField(value, "_type");
        titles.push(itemTitle(storedItems(parent), Number(key)));
        positions.push(Number(key));
        if (type === "block") break;
      }
    }
    return { titles, positions };
  };

  return {
    typeTitle,
    documentTitle,
    itemTitle,
    /** The titles on the way to a path in the form, for people to read: `Blocks › Hero “CNC machining” › Introduction`. */
    breadcrumbOf: (path: Path, document: { readonly _type: string }): string =>
      locate(path, document).titles.join(" › ") || "The whole document",
    /** The position of a path in the form, to sort by: that of each field in its schema, and of each item in its list. */
    positionsOf: (path: Path, document: { readonly _type: string }): readonly number[] =>
      locate(path, document).positions,
  };
}

function firstText(value: unknown, fields: readonly string[]): string | undefined {
  return fields.flatMap((field) => storedText(value, field)?.trim() ?? [])[0];
}

function keyOf(segment: Path[number], value: unknown): string | number {
  if (typeof segment === "string" || typeof segment === "number") return segment;
  if (!Array.isArray(value) || Array.isArray(segment)) return 0;
  return value.findIndex((item) => storedField(item, "_key") === segment._key);
}
