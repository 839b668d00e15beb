import type { Path } from "sanity";

/** A document of an open form, or one that is not stored yet. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A published document, a draft or a version in a release. */
export interface StoredDocument extends ContentDocument {
  readonly _rev: string;
}

/** The value of a field of a stored value of any type; undefined if the value has no fields. */
export function storedField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The text in a field of a stored value; undefined if it is missing or blank. */
export function storedText(value: unknown, name: string): string | undefined {
  const text = storedField(value, name);
  return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

/** The items of a stored list of any type. A value that is not a list counts as an empty list. */
export function storedItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The number of items in words: `1 link`, `3 links`. */
export function countOf(list: unknown, one: string, many = `${one}s`): string {
  const count = storedItems(list).length;
  return `${count} ${count === 1 ? one : many}`;
}

/** A stored value and every value inside it, each with its path. Outer values come first. Fields of Sanity, such as `_key`, are left out. */
export function storedValues(value: unknown, path: Path = []): { value: unknown; path: Path }[] {
  const found = [{ value, path }];
  if (Array.isArray(value)) {
    const inItems = value.flatMap((item: unknown, index) => {
      const key = storedText(item, "_key");
      return storedValues(item, [...path, key === undefined ? index : { _key: key }]);
    });
    return [...found, ...inItems];
  }
  if (typeof value !== "object" || value === null) return found;
  const fields = Object.entries(value).filter(([name]) => !name.startsWith("_"));
  return [...found, ...fields.flatMap(([name, inner]) => storedValues(inner, [...path, name]))];
}
