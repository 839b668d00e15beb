import type { Json, JsonObject } from "../documents/document.ts";
import { randomId } from "../documents/ids.ts";
import { isObject, isString } from "../documents/json.ts";

/** The same value with a `_key` on every object in an array that has none. */
function withArrayKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => keyed(withArrayKeys(item)));
  return isObject(value) ? withArrayKeysInside(value) : value;
}

export function withArrayKeysInside(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child)]));
}

/** The values that a patch brings in, keyed. What is in the document already is left alone. */
export function withArrayKeysInPatch(operations: JsonObject): JsonObject {
  const { insert, set, setIfMissing, ...others } = operations;
  return {
    ...others,
    ...(isObject(setIfMissing) ? { setIfMissing: withArrayKeysInside(setIfMissing) } : {}),
    ...(isObject(set) ? { set: withArrayKeysInside(set) } : {}),
    ...(isObject(insert) ? { insert: { ...insert, items: withArrayKeys(insert.items ?? []) } } : {}),
  };
}

function keyed(item: Json): Json {
  return isObject(item) && !isString(item._key) ? { _key: randomId(12), ...item } : item;
}
