export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

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
