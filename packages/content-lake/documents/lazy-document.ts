import { type StoredDocument, isStoredDocument } from "./document.ts";
import { LAZY_FIELDS, LazyField, type LazyFields } from "./lazy-field.ts";
import { mentionedIds } from "./references.ts";

/** Fields with longer JSON are kept as JSON and parsed when they are read. */
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
  const created = createObject(document, { fields, mentionedIds: mentionedIds(document) });
  if (!isStoredDocument(created)) throw new Error(`"${document._id}" lost its system fields`);
  return created;
}

/** A copy of a stored document with other ids, as a perspective shows it. Its long fields stay unparsed. */
export function copyWithIds(document: StoredDocument, id: string, originalId: string): StoredDocument {
  const ids = { _id: id, _originalId: originalId };
  const copy = copyWithFields(document, ids);
  return isStoredDocument(copy) ? copy : { ...document, ...ids };
}

/**
 * A copy of a stored document whose long fields are parsed for this copy only. Use it to read many documents once: their fields would evict
 * those that others read.
 */
export function parsedCopy(document: StoredDocument): Record<string, unknown> {
  const lazy = document[LAZY_FIELDS]?.fields ?? {};
  return Object.fromEntries(
    Object.keys(document).map((name) => [
      name,
      Object.hasOwn(lazy, name) ? lazy[name]?.parse() : document[name],
    ]),
  );
}

/** A copy of any object with some fields replaced. The long fields of a stored document stay unparsed. */
export function copyWithFields(
  value: Readonly<Record<string, unknown>> & { readonly [LAZY_FIELDS]?: LazyFields },
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const lazy = value[LAZY_FIELDS];
  return lazy === undefined ? { ...value, ...fields } : createObject(value, lazy, fields);
}

function createObject(
  value: Readonly<Record<string, unknown>>,
  lazy: LazyFields,
  fields: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const created: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) created[name] = fields[name];
    else if (Object.hasOwn(lazy.fields, name)) Object.defineProperty(created, name, getterOf(name));
    // An assignment would not create a field with this name.
    else if (name === "__proto__")
      Object.defineProperty(created, name, {
        value: value[name],
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else created[name] = value[name];
  }
  for (const name of Object.keys(fields)) if (!Object.hasOwn(created, name)) created[name] = fields[name];
  Object.defineProperty(created, LAZY_FIELDS, { value: lazy });
  return created;
}

/** The ids that `references()` finds in a document with lazy fields. Undefined for any other value. */
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
