import type { Json, JsonObject, StoredDocument } from "./document.ts";

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}

export function isStoredDocument(value: unknown): value is StoredDocument {
  return (
    isObject(value) &&
    isString(value._id) &&
    isString(value._type) &&
    isString(value._rev) &&
    isString(value._createdAt) &&
    isString(value._updatedAt)
  );
}

/** Parses what the lake itself has written. Throws when the text is not a whole document: the file is damaged. */
export function parseDocument(text: string): StoredDocument {
  const value: unknown = JSON.parse(text);
  if (!isStoredDocument(value)) throw new Error(`The store holds a damaged document: ${text.slice(0, 200)}`);
  return value;
}

export function omit(document: JsonObject, ...keys: readonly string[]): JsonObject {
  const rest = { ...document };
  for (const key of keys) delete rest[key];
  return rest;
}

/** Equality of JSON values; the order of keys does not count. */
export function isEqual(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isEqual(item, right[index]))
    );
  }
  if (!isObject(left) || !isObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  );
}
