import { type Json, type JsonObject, isObject, isString } from "../documents/json.ts";
import type { NewDocument } from "./parse-mutation.ts";
import type { PatchOperations } from "./patch-operations.ts";
import { type PendingTransaction, assertMayCreate } from "./pending-transaction.ts";

/** Copies a document from a client, which may be long, with keys. Throws if its author may not write it, before anything else. */
export function withArrayKeysInDocument<Document extends NewDocument>(
  pending: PendingTransaction,
  document: Document,
): Document {
  assertMayCreate(pending, document);
  return pending.parse(document, () => ({ ...document, ...withArrayKeysInFields(document) }));
}

/** Adds keys to the values that a patch inserts or sets; existing items of the document are not changed. */
export function withArrayKeysInPatch(operations: PatchOperations): PatchOperations {
  const { insert, set, setIfMissing, ...others } = operations;
  return {
    ...others,
    ...(isObject(setIfMissing) ? { setIfMissing: withArrayKeysInFields(setIfMissing) } : {}),
    ...(isObject(set) ? { set: withArrayKeysInFields(set) } : {}),
    ...(isObject(insert) ? { insert: { ...insert, items: withArrayKeys(insert.items ?? []) } } : {}),
  };
}

/** Copies a value and gives every object in an array a `_key` if it has none. */
function withArrayKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)));
  return isObject(value) ? withArrayKeysInFields(value) : value;
}

function withArrayKeysInFields(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child)]));
}

function withKey(item: Json): Json {
  return isObject(item) && !isString(item._key) ? { _key: crypto.randomUUID().slice(-12), ...item } : item;
}
