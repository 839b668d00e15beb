import { schemaTypes } from "schemas/index.ts";
import { limitsOf } from "stored-values/field-rules.ts";
import type { SchemaPart } from "stored-values/fitting-values.ts";

// Generates stored values from the schemas: a complete one of each type, and all that editors, imports and scripts can leave unfinished.

/** With the types that a reference may lead to. */
type Type = SchemaPart & { readonly to?: unknown };

type Stored = Record<string, unknown>;

const types = new Map<string, Type>(schemaTypes.map((type) => [type.name, type]));

/** The language of the samples that are translations. The site has words in it. */
export const SAMPLE_LANGUAGE = "de";

/** Deeper lists stay empty: texts hold figures, which hold pictures, and so on. */
const MAX_DEPTH = 5;

/** A value of a type of the schemas with all of its fields. References lead to the document `<type>-sample`. */
export function completeValue(name: string): Stored {
  const type = types.get(name);
  if (type === undefined) throw new Error(`There is no type ${name}`);
  return { ...objectOf(type, 0), _type: name };
}

function objectOf({ fields = [] }: Type, depth: number): Stored {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field, depth + 1);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function valueOf(field: Type, depth: number): unknown {
  const { name = "value", type } = field;
  switch (type) {
    case "string":
    case "text":
      return firstChoice(field) ?? textOf(name).slice(0, limitsOf(field).max);
    case "number":
      return firstChoice(field) ?? Math.min(Math.max(2, limitsOf(field).min), limitsOf(field).max);
    case "boolean":
      // Everything is shown.
      return false;
    case "date":
      return "2026-01-02";
    case "datetime":
      return name === "showUntil" ? "2999-01-02T03:04:05Z" : "2026-01-02T03:04:05Z";
    case "url":
      return "https://example.com/";
    case "reference":
      return { _type: "reference", _ref: `${firstTarget(field)}-sample` };
    case "file":
      return { _type: "file", asset: { _type: "reference", _ref: "file-0123456789abcdef-pdf" } };
    case "image":
      return { _type: "image", ...imageAsset() };
    case "array":
      return depth > MAX_DEPTH ? [] : itemsOf(field, depth);
    case "block":
      return paragraph();
    case "object":
      return objectOf(field, depth);
    default: {
      const named = types.get(type);
      if (named === undefined) return undefined;
      if (named.type === "array") return depth > MAX_DEPTH ? [] : itemsOf(named, depth);
      return { _type: type, ...(named.type === "image" && imageAsset()), ...objectOf(named, depth) };
    }
  }
}

function itemsOf({ of = [], options }: Type, depth: number): unknown[] {
  return of.flatMap((member, index) => {
    if (types.get(member.type)?.type === "object" && depth >= MAX_DEPTH) return [];
    const item = valueOf({ name: "item", options, ...member }, depth + 1);
    const key = `key-${index}`;
    return typeof item === "object" && item !== null ? [{ _key: key, _type: member.type, ...item }] : [item];
  });
}

function imageAsset() {
  return { asset: { _type: "reference", _ref: "image-0123456789abcdef-1600x1200-jpg" } };
}

function paragraph() {
  const children = [{ _type: "span", _key: "span", text: "A sentence", marks: [] }];
  return { _type: "block", style: "normal", markDefs: [], children };
}

function textOf(name: string): string {
  if (name === "path") return "/sample";
  if (name === "language" || name === "code") return SAMPLE_LANGUAGE;
  if (/svg$/i.test(name))
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9"/></svg>';
  if (/url$/i.test(name)) return "https://example.com/";
  if (name === "phone") return "+86 27 8426 0000";
  return `Sample of ${name}`;
}

function firstChoice({ options }: Type): unknown {
  const list: unknown = Reflect.get(Object(options), "list");
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const [first]: unknown[] = list;
  return Reflect.get(Object(first), "value") ?? first;
}

function firstTarget({ to }: Type): string {
  return String(Reflect.get(Object([to].flat()[0]), "type"));
}

/** Names with a meaning for React, for programs, or for the site. */
const HIDDEN_FIELDS = [
  ..."ref key children dangerouslySetInnerHTML style className then toJSON constructor".split(" "),
  ..."foreign origin context editAttributes _id unknown".split(" "),
];

/** A copy of a stored value. Each object inside also has fields of these names, unless it has them itself. */
export function withHiddenFields<Value>(value: Value): Value;
export function withHiddenFields(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => withHiddenFields(item));
  const hidden = HIDDEN_FIELDS.map((name, index) => [name, index % 2 === 0 ? "hidden" : { toString: 1 }]);
  const own = Object.entries(value).map(([name, field]: [string, unknown]) => [
    name,
    withHiddenFields(field),
  ]);
  return Object.fromEntries([...hidden, ...own]);
}

export interface Unfinished {
  /** What is unfinished, such as ".questions[0].answer is missing". */
  readonly what: string;
  readonly value: unknown;
}

/**
 * Copies of a stored value, each unfinished in one place: a field is missing, null or empty, a list is empty or has an item that is
 * null or has nothing but its key and type.
 */
export function unfinishedVariants(value: unknown, path = ""): Unfinished[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return unfinishedLists(value, path);
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (name.startsWith("_")) return [];
    const place = `${path}.${name}`;
    const { [name]: _left, ...rest }: Stored = { ...value };
    const change = (what: string, changed: unknown) => ({ what, value: { ...rest, [name]: changed } });
    const itself = [{ what: `${place} is missing`, value: rest }, change(`${place} is null`, null)];
    if (typeof field === "string") itself.push(change(`${place} is empty`, ""));
    return itself.concat(unfinishedVariants(field, place).map((inner) => change(inner.what, inner.value)));
  });
}

function unfinishedLists(list: readonly unknown[], path: string): Unfinished[] {
  const items = list.flatMap((item, index) => {
    const place = `${path}[${index}]`;
    const change = (what: string, changed: unknown) => ({ what, value: list.with(index, changed) });
    const itself = [change(`${place} is null`, null)];
    if (typeof item === "object" && item !== null) {
      const { _key, _type }: Stored = { ...item };
      itself.push(change(`${place} has only its key and type`, { _key, _type }));
    }
    return itself.concat(unfinishedVariants(item, place).map((inner) => change(inner.what, inner.value)));
  });
  return [{ what: `${path} is an empty list`, value: [] }, ...items];
}
