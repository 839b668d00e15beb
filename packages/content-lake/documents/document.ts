import { isVersionId } from "./ids.ts";
import { type JsonObject, isObject, isString } from "./json.ts";
import type { LAZY_FIELDS, LazyFields } from "./lazy-field.ts";

/** A stored document. Treat it as immutable: replace it instead of changing it. Its long fields may be getters: lazy-document.ts. */
export interface StoredDocument extends JsonObject {
  _id: string;
  _type: string;
  /** The id of the transaction that wrote this state. */
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  readonly [LAZY_FIELDS]?: LazyFields;
}

/** Read access to the current documents by their stored ids ("drafts.x", "versions.r.x", "x"). */
export interface DocumentReader {
  readonly size: number;
  get(id: string): StoredDocument | undefined;
  all(): Iterable<StoredDocument>;
  ofType(type: string): Iterable<StoredDocument>;
  /** The ids of all documents in which any `_ref` has this value. */
  referrers(id: string): Iterable<string>;
  /** Whether `referrers` is exactly what GROQ's `references()` selects, which does not search inside reference objects. */
  readonly hasExactReferrers: boolean;
  /** The ids of the drafts and versions of a published id. */
  versionsOf(publishedId: string): Iterable<string>;
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

/** Whether publishing this version unpublishes the document. Drafts cannot be marked: the Studio would not show it before it publishes one. */
export function isMarkedForUnpublishing({ _id, _system: system }: StoredDocument): boolean {
  return isVersionId(_id) && isObject(system) && system.delete === true;
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * Whether a text is a time in ISO 8601. V8 parses much more, such as "May 1" and February 31. Other browsers don't, and in them the Studio
 * would end with an error when it formats such a time.
 */
export function isTime(text: string): boolean {
  const day = TIME.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  return new Date(day).toISOString().startsWith(day);
}

/** Parses a document that the lake wrote. Throws if it is not one, which means that the database is damaged. */
export function parseDocument(text: string): StoredDocument {
  const value: unknown = JSON.parse(text);
  if (!isStoredDocument(value)) throw new Error(`The store holds a damaged document: ${text.slice(0, 200)}`);
  return value;
}
