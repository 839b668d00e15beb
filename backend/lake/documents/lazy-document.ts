import { type StoredDocument, isStoredDocument } from "./document.ts";
import type { Json } from "./json.ts";
import { LAZY_FIELDS, LazyField, type LazyFields } from "./lazy-field.ts";
import { mentionedIds } from "./references.ts";

/** A field with longer JSON is kept as JSON and parsed when it is read. */
const MAX_EAGER_CHARACTERS = 256;

/**
 * Returns a document that takes less memory: its long fields are getters that parse their JSON. They are own and enumerable, so
 * that the document behaves like the given one. `keepsParsed` keeps the values of a document that was just written.
 */
export function withLazyFields(document: StoredDocument, { keepsParsed = false } = {}): StoredDocument {
  const fields: Record<string, LazyField> = {};
  for (const name of Object.keys(document)) {
    const value = document[name];
    // A field named __proto__ cannot be set on a plain object by assignment.
    if (typeof value !== "object" || value === null || name === "__proto__") continue;
    const json = JSON.stringify(value);
    if (json.length <= MAX_EAGER_CHARACTERS) continue;
    fields[name] = new LazyField(json, keepsParsed ? value : undefined);
  }
  if (Object.keys(fields).length === 0) return document;
  return createDocument(document, { fields, mentionedIds: mentionedIds(document) });
}

/** A copy of a stored document with other ids, as a perspective shows it. Its long fields stay unparsed. */
export function copyWithIds(document: StoredDocument, id: string, originalId: string): StoredDocument {
  const lazy = document[LAZY_FIELDS];
  if (lazy === undefined) return { ...document, _id: id, _originalId: originalId };
  return createDocument(document, lazy, { _id: id, _originalId: originalId });
}

function createDocument(
  document: StoredDocument,
  lazy: LazyFields,
  ids: Readonly<Record<string, string>> = {},
): StoredDocument {
  const created: Record<string, Json> = {};
  for (const name of new Set([...Object.keys(document), ...Object.keys(ids)])) {
    const descriptor = Object.hasOwn(lazy.fields, name)
      ? getterOf(name)
      : {
          value: Object.hasOwn(ids, name) ? ids[name] : document[name],
          enumerable: true,
          configurable: true,
          writable: true,
        };
    Object.defineProperty(created, name, descriptor);
  }
  Object.defineProperty(created, LAZY_FIELDS, { value: lazy });
  if (!isStoredDocument(created)) throw new Error(`"${document._id}" lost its system fields`);
  return created;
}

/** What `references()` finds in a document with lazy fields; undefined for any other value. */
export function mentionedInDocument(value: {
  readonly [LAZY_FIELDS]?: LazyFields;
}): readonly string[] | undefined {
  return value[LAZY_FIELDS]?.mentionedIds;
}

/** Shared by all documents, so that those with the same fields share a hidden class of V8. */
const getters = new Map<string, PropertyDescriptor>();
const MAX_GETTERS = 10_000;

function getterOf(name: string): PropertyDescriptor {
  const existing = getters.get(name);
  if (existing !== undefined) return existing;
  if (getters.size >= MAX_GETTERS) getters.clear();
  const descriptor = {
    get(this: StoredDocument) {
      return this[LAZY_FIELDS]?.fields[name]?.read();
    },
    enumerable: true,
    configurable: true,
  };
  getters.set(name, descriptor);
  return descriptor;
}
