export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}

export function omit(document: JsonObject, ...keys: readonly string[]): JsonObject {
  const rest = { ...document };
  for (const key of keys) delete rest[key];
  return rest;
}

/** Deep equality of JSON values, ignoring the order of keys. */
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

/** The maximum depth of nested values. The hosted lake allows less, and recursive functions do not overflow the stack at this depth. */
export const MAX_DEPTH = 200;

export function isTooDeep(value: Json, maxDepth = MAX_DEPTH): boolean {
  if (value === null || typeof value !== "object") return false;
  if (maxDepth === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isTooDeep(item, maxDepth - 1));
  for (const key in value) if (isTooDeep(value[key] ?? null, maxDepth - 1)) return true;
  return false;
}

/** The first result of `find` for a field or an item in a value, at any depth. The name of an item is "". */
export function findInParts<Result>(
  value: Json,
  find: (name: string, part: Json) => Result | undefined,
): Result | undefined {
  if (value === null || typeof value !== "object") return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = find(Array.isArray(value) ? "" : key, part) ?? findInParts(part, find);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The maximum length of what identifies a field, a type or a document. These become keys of objects and Maps, in which V8 compares each text
 * of more than 16,383 characters with all others of its length.
 */
export const MAX_NAME_LENGTH = 1000;

/** What JSON writes as two or six characters: quotes, backslashes, control characters, and surrogates without a partner. */
// oxlint-disable-next-line no-control-regex -- these are control characters
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;

/** The length of a text as JSON. */
export function jsonLength(text: string): number {
  return ESCAPED.test(text) ? JSON.stringify(text).length : text.length + 2;
}

/** Whether a value has more than `max` characters as JSON, at least. Stops when it knows. */
export function isLonger(value: Json, max: number): boolean {
  return restAfter(value, max) < 0;
}

/** What is left of `max` characters after those of a value as JSON, at least. Stops, and is negative, when nothing is left. */
export function restAfter(value: Json, max: number): number {
  let rest = max;
  const exceeds = (item: Json): boolean => {
    if (isString(item)) rest -= jsonLength(item);
    else if (Array.isArray(item)) {
      rest -= 2;
      if (item.some(exceeds)) return true;
    } else if (isObject(item)) {
      rest -= 2;
      for (const key in item) {
        rest -= jsonLength(key);
        if (exceeds(item[key] ?? null)) return true;
      }
    } else rest -= 1;
    return rest < 0;
  };
  exceeds(value);
  return rest;
}

export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}
