import { type JsonObject, isObject, isString } from "./json.ts";

/** A document as the lake keeps it. Frozen by convention: never change one, replace it. */
export interface StoredDocument extends JsonObject {
  _id: string;
  _type: string;
  /** The id of the transaction that wrote it. */
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
}

/** Read access to the current documents, by their real ids ("drafts.x", "versions.r.x", "x"). */
export interface DocumentReader {
  readonly size: number;
  get(id: string): StoredDocument | undefined;
  all(): Iterable<StoredDocument>;
  ofType(type: string): Iterable<StoredDocument>;
  /** Ids of the documents that hold a reference (strong or weak) to `id`. */
  referrers(id: string): Iterable<string>;
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
