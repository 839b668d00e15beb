import { labelPath } from "./apply.ts";
import { codesOfBlock, type CodeMeaning, textOfBlock, withBlockText } from "./codes.ts";
import type { Field, ObjectField } from "./fields.ts";
import { withLabels } from "./labels.ts";
import { fieldPath, isObject, itemPath, type StoredObject, textIn } from "./stored.ts";

/** A text of a document. */
export interface Text {
  /** In Sanity’s notation: `blocks[_key=="a"].heading`. The label of an SVG adds `[label=="…"]` to the path of its field. */
  readonly path: string;
  /** A paragraph is a text with codes. */
  readonly text: string;
  readonly kind: "plain" | "paragraph";
  /** The name of its field, and what editors know about it. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly max?: number | undefined;
  /** What its codes stand for. Empty for a text that is not a paragraph. */
  readonly codes: readonly CodeMeaning[];
}

/** The texts of a document for translators, in the order of its fields. Empty texts are left out. */
export function textsOf(document: StoredObject, fields: ObjectField): Text[] {
  const texts = new Map<string, Text>();
  mapTexts(document, fields, (text) => {
    texts.set(text.path, text);
    return text.text;
  });
  return [...texts.values()];
}

/**
 * A copy of a document with other texts. `replace` gets each text and returns the one that replaces it. Throws a CodeError if the codes
 * of a replaced paragraph are not those that it has.
 */
export function mapTexts<Document extends StoredObject>(
  document: Document,
  fields: ObjectField,
  replace: (text: Text) => string,
): Document;
export function mapTexts(
  document: StoredObject,
  fields: ObjectField,
  replace: (text: Text) => string,
): unknown {
  return mapValue(document, fields, "", replace);
}

function mapValue(value: unknown, field: Field, path: string, replace: (text: Text) => string): unknown {
  switch (field.kind) {
    case "text": {
      if (typeof value !== "string" || value.trim() === "") return value;
      const { title, description, max } = field;
      return replace({ path, text: value, title, description, max, kind: "plain", codes: [] });
    }
    case "labels": {
      if (typeof value !== "string") return value;
      return withLabels(value, (label) =>
        replace({ path: labelPath(path, label), text: label, title: field.title, kind: "plain", codes: [] }),
      );
    }
    case "own":
      return value;
    case "object":
      return isObject(value) ? mapObject(value, field, path, replace) : value;
    case "list":
      if (!Array.isArray(value)) return value;
      return value.map((item: unknown, index) => {
        const member = field.members.get(typeof item === "string" ? "string" : (textIn(item, "_type") ?? ""));
        return member === undefined ? item : mapValue(item, member, itemPath(path, item, index), replace);
      });
    case "block":
      return isObject(value) ? mapBlock(value, field.annotations, path, replace) : value;
    default:
      return field satisfies never;
  }
}

function mapObject(
  value: StoredObject,
  { fields }: ObjectField,
  path: string,
  replace: (text: Text) => string,
): StoredObject {
  const copy: Record<string, unknown> = { ...value };
  // In the order of the schema, which is the order in which editors and translators read.
  for (const [name, field] of fields)
    if (name in value) copy[name] = mapValue(value[name], field, fieldPath(path, name), replace);
  return copy;
}

function mapBlock(
  block: StoredObject,
  annotations: ReadonlyMap<string, Field>,
  path: string,
  replace: (text: Text) => string,
): StoredObject {
  const text = textOfBlock(block);
  const codes = codesOfBlock(block);
  const hasWords = text.trim() !== "";
  const translated = hasWords
    ? withBlockText(block, replace({ path, text, title: "Paragraph", kind: "paragraph", codes }))
    : block;
  if (translated["markDefs"] === undefined) return translated;
  return {
    ...translated,
    markDefs: mapValue(
      translated["markDefs"],
      { kind: "list", members: annotations },
      fieldPath(path, "markDefs"),
      replace,
    ),
  };
}
