import { limitsOf } from "./field-rules.ts";
import { storedField, storedItems, storedText } from "./stored-value.ts";

// Only the Studio keeps to the schemas. The lake stores whatever JSON an account, an import or a script writes.

/** A type of the schemas, one of their fields, or the type of a list's items. */
export interface SchemaPart {
  readonly name?: string;
  readonly type: string;
  readonly fields?: readonly SchemaPart[];
  readonly of?: readonly SchemaPart[];
  readonly options?: unknown;
  readonly validation?: unknown;
}

/** What formatted text can contain. */
interface TextBlock {
  readonly styles: readonly unknown[];
  readonly lists: readonly unknown[];
  readonly marks: {
    readonly decorators: readonly { readonly value: string }[];
    readonly annotations: readonly SchemaPart[];
  };
}

export interface Schemas {
  readonly types: readonly SchemaPart[];
  readonly textBlock: TextBlock;
  /** The types of what can be inside a sentence. */
  readonly inlineTypes: readonly string[];
  /** What queries call the fields that they select of a document, if no field has that name. */
  readonly selectedFields: readonly SchemaPart[];
  /** The names of fields whose texts are never cut. */
  readonly longFields: ReadonlySet<string>;
  /** Names of fields that the code has added to an object, such as translated texts, before it is completed a second time. */
  readonly addedFields?: readonly string[];
  /** The name of the list that keeps items of unknown types: their report names them. */
  readonly openList: string;
  /** The maximum number of spans in a paragraph. */
  readonly maxSpans: number;
}

const numbers = (...names: readonly string[]): readonly SchemaPart[] =>
  names.map((name) => ({ name, type: "number" }));
const IMAGE_FIELDS: readonly SchemaPart[] = [
  { name: "asset", type: "imageAsset" },
  { name: "crop", type: "object", fields: numbers("top", "right", "bottom", "left") },
  { name: "hotspot", type: "object", fields: numbers("x", "y", "width", "height") },
];
/** Sanity's own fields, which objects inside of documents, and whole documents, keep. */
const SYSTEM_FIELDS = {
  stored: ["_type", "_key", "_ref"],
  whole: ["_type", "_id", "_rev", "_createdAt", "_updatedAt", "_originalId"],
};
const FILE_FIELDS: readonly SchemaPart[] = [{ name: "asset", type: "reference" }];

/** Of a span. Portable Text takes the square of their number. */
const MAX_LINES = 100;

/** Of a text whose field has no limit, such as a span. */
const MAX_TEXT_LENGTH = 5000;

const span: SchemaPart = {
  name: "span",
  type: "object",
  fields: [
    { name: "text", type: "string" },
    { name: "marks", type: "array", of: [{ type: "string" }] },
  ],
};

/**
 * What a query returns of an object. `stored`: the object as it is stored. `whole`: all fields of a document, in which references may be
 * replaced by what they lead to. `selected`: some fields of a document, of which some are only a part, such as the number of a quantity.
 */
type Extent = "stored" | "whole" | "selected";

/**
 * Returns a function that removes each value whose type differs from that of its field, and each choice or number that the schema does not
 * allow, as if the field had never been filled in. In fields that a query selects, such a value becomes null. Fields that the schema does not
 * have are removed too, unless a query selects them: blocks are passed as props, and React reserves some names. It cuts each list and text to
 * the length that the schema allows, because some take the square of their length to render. Call it again for each object inside that has a
 * `_type`.
 */
export function createRemoveOtherTypes(schemas: Schemas): (stored: object) => void {
  const { styles, lists, marks } = schemas.textBlock;
  const block: SchemaPart = {
    name: "block",
    type: "object",
    fields: [
      { name: "style", type: "string", options: { list: styles } },
      { name: "listItem", type: "string", options: { list: lists } },
      { name: "level", type: "number", options: { list: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } },
      { name: "children", type: "array", of: ["span", ...schemas.inlineTypes].map((type) => ({ type })) },
      { name: "markDefs", type: "array", of: marks.annotations },
    ],
  };
  /** One of each kind. */
  const maxMarks = marks.decorators.length + marks.annotations.length;
  const decorators: ReadonlySet<unknown> = new Set(marks.decorators.map(({ value }) => value));
  const types: ReadonlyMap<unknown, SchemaPart> = new Map<unknown, SchemaPart>(
    [...schemas.types, block, span].map((type) => [type.name, type]),
  );
  /** The fields of a type that adds some to its own. */
  const addedFields: ReadonlyMap<string, readonly SchemaPart[]> = new Map([
    ["document", schemas.selectedFields],
    ["image", IMAGE_FIELDS],
    ["file", FILE_FIELDS],
  ]);
  const keptFields = {
    stored: new Set([...SYSTEM_FIELDS.stored, ...(schemas.addedFields ?? [])]),
    whole: new Set([...SYSTEM_FIELDS.whole, ...(schemas.addedFields ?? [])]),
  };
  const fieldsByName = new WeakMap<SchemaPart, ReadonlyMap<string, SchemaPart>>();

  function fieldsOf(type: SchemaPart): ReadonlyMap<string, SchemaPart> {
    const known = fieldsByName.get(type);
    if (known !== undefined) return known;
    const fields = [...(addedFields.get(type.type) ?? []), ...(type.fields ?? [])];
    const byName = new Map(fields.map((field) => [field.name ?? "", field]));
    fieldsByName.set(type, byName);
    return byName;
  }

  function removeFromFields(stored: object, type: SchemaPart, extent: Extent): void {
    const fields = fieldsOf(type);
    for (const name of Object.keys(stored)) {
      const field = fields.get(name);
      if (field === undefined && extent !== "selected") {
        if (!keptFields[extent].has(name)) Reflect.deleteProperty(stored, name);
        continue;
      }
      const value = storedField(stored, name);
      if (!schemas.longFields.has(name)) cutText(stored, name, field);
      if (field === undefined || value === undefined || value === null) continue;
      if (fits(value, field, extent)) removeInside(value, field, extent);
      else if (extent === "selected") Reflect.set(stored, name, null);
      else Reflect.deleteProperty(stored, name);
    }
  }

  /** Cuts a list to its maximum, and makes items that are of none of its types null. */
  function removeInside(value: unknown, field: SchemaPart, extent: Extent): void {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) return removeFromObject(value, field, extent);
    value.length = Math.min(value.length, limitsOf(field).max);
    const members = types.get(field.type)?.of ?? field.of ?? [];
    const extentOfItem = extent === "selected" ? "whole" : extent;
    for (const [index, item] of value.entries()) {
      const member = members.find((each) => fits(item, each, extentOfItem, each.options ?? field.options));
      cutText(value, index, member);
      if (member !== undefined) removeFromObject(item, member, extentOfItem);
      else if (field.name !== schemas.openList || !isUnknown(item)) Reflect.set(value, index, null);
    }
  }

  function cutText(parent: object, key: string | number, field: SchemaPart | undefined): void {
    const text: unknown = Reflect.get(parent, key);
    if (typeof text !== "string") return;
    const max = field === undefined ? MAX_TEXT_LENGTH : Math.min(limitsOf(field).max, MAX_TEXT_LENGTH);
    if (text.length > max) Reflect.set(parent, key, text.slice(0, max));
  }

  /** An object of a type with a name is looked into later, by that name. */
  function removeFromObject(value: unknown, type: SchemaPart, extent: Extent): void {
    if (typeof value !== "object" || value === null) return;
    // What a reference leads to has the fields that the query selects.
    if (type.type === "reference" && extent !== "stored" && storedField(value, "_ref") === undefined) return;
    if (!types.has(type.type)) removeFromFields(value, type, "stored");
    else if (storedField(value, "_type") === undefined) Reflect.set(value, "_type", type.type);
  }

  function isUnknown(item: unknown): boolean {
    const type = storedField(item, "_type");
    return typeof type === "string" && !types.has(type);
  }

  /** `options` may come from the list of which the field describes an item. */
  function fits(value: unknown, field: SchemaPart, extent: Extent, options = field.options): boolean {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    const reference = storedField(value, "_ref");
    switch (field.type) {
      case "string":
      case "text":
        return typeof value === "string" && isOffered(value, options);
      case "number": {
        const { min, max } = limitsOf(field);
        return typeof value === "number" && value >= min && value <= max && isOffered(value, options);
      }
      case "boolean":
        return typeof value === "boolean";
      case "date":
      case "datetime":
        return typeof value === "string" && !Number.isNaN(Date.parse(value));
      case "reference":
        return extent === "stored" ? typeof reference === "string" : isObject || typeof value === "string";
      case "imageAsset":
        return typeof reference === "string" && IMAGE_ID.test(reference);
      case "array":
        return Array.isArray(value);
      default: {
        const named = types.get(field.type);
        if (named?.type === "array") return Array.isArray(value);
        if (!isObject) return extent === "selected" && ["string", "number"].includes(typeof value);
        const own = storedField(value, "_type");
        return named === undefined || own === undefined || own === field.type;
      }
    }
  }

  /** Leaves the first spans of a paragraph, the first lines of each, and its marks that the schema has or the paragraph defines. */
  function limitSpans(paragraph: object): void {
    const children = storedField(paragraph, "children");
    if (Array.isArray(children)) children.splice(schemas.maxSpans);
    const definitions = storedItems(storedField(paragraph, "markDefs"));
    const known = new Set([
      ...decorators,
      ...definitions.map((definition) => storedField(definition, "_key")),
    ]);
    for (const child of storedItems(children)) {
      if (typeof child !== "object" || child === null) continue;
      const text = storedText(child, "text");
      if (text !== undefined) Reflect.set(child, "text", text.split("\n", MAX_LINES).join("\n"));
      const own = storedField(child, "marks");
      if (!Array.isArray(own)) continue;
      const kept = [...new Set<unknown>(own)].filter((mark) => known.has(mark));
      Reflect.set(child, "marks", kept.slice(0, maxMarks));
    }
  }

  return (stored) => {
    const type = types.get(storedField(stored, "_type"));
    if (type === undefined) return;
    const isWhole = "_rev" in stored && "_createdAt" in stored;
    const extent = type.type !== "document" ? "stored" : isWhole ? "whole" : "selected";
    removeFromFields(stored, type, extent);
    if (type === block) limitSpans(stored);
  };
}

const IMAGE_ID = /^image-[\dA-Za-z]+-[1-9]\d{0,4}x[1-9]\d{0,4}-[a-z]+$/;

/** Whether a field offers a value; any value fits a field that offers none. */
function isOffered(value: unknown, options: unknown): boolean {
  const list = storedField(options, "list");
  if (!Array.isArray(list)) return true;
  return list.some((choice: unknown) => (storedField(choice, "value") ?? choice) === value);
}
