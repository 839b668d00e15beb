import type { DocumentReader, StoredDocument } from "../../documents/document.ts";
import type { Json } from "../../documents/json.ts";
import { LAZY_FIELDS } from "../../documents/lazy-field.ts";
import type { Transaction } from "../../documents/transaction.ts";
import { MAX_HASHED_LENGTH } from "../budget.ts";
import { LruCache } from "../lru-cache.ts";
import { isObject } from "../values.ts";

/** Queries can compare any field, so only the most recently used indexes are kept. One takes about 4 MB for 50,000 documents. */
const MAX_INDEXES = 8;

/** A field, such as ["slug", "current"]. */
export type FieldPath = readonly string[];

/** Finds the stored documents with a value in a field. Each index is built when a query first compares the field. */
export class FieldIndexes {
  readonly #reader: DocumentReader;
  readonly #indexes = new LruCache<FieldIndex>(MAX_INDEXES);

  constructor(reader: DocumentReader) {
    this.#reader = reader;
  }

  applyTransaction({ changes }: Transaction): void {
    for (const index of this.#indexes.values()) {
      for (const { before, after } of changes) {
        if (before) index.remove(before);
        if (after) index.add(after);
      }
    }
  }

  /** The ids of the stored documents that may have one of the values; null and values that are not in JSON have no index. */
  find(path: FieldPath, values: readonly unknown[]): ReadonlySet<string> | undefined {
    if (values.some((value) => value === null || value === undefined)) return undefined;
    const index = this.#indexes.getOrCreate(JSON.stringify(path), () => {
      const created = new FieldIndex(path);
      for (const document of this.#reader.all()) created.add(document);
      return created;
    });
    return index.find(values);
  }
}

type Scalar = string | number | boolean;

class FieldIndex {
  readonly #path: FieldPath;
  /** The id or the ids of the documents, by value. */
  readonly #ids = new Map<Scalar, string | Set<string>>();
  /** The ids of documents in which the field is inside an unparsed field, or too long. They may have any value. */
  readonly #notIndexed = new Set<string>();

  constructor(path: FieldPath) {
    this.#path = path;
  }

  add(document: StoredDocument): void {
    const value = this.#valueIn(document);
    if (value === NOT_INDEXED) this.#notIndexed.add(document._id);
    if (value === undefined || value === NOT_INDEXED) return;
    const ids = this.#ids.get(value);
    if (ids === undefined) this.#ids.set(value, document._id);
    else if (typeof ids !== "string") ids.add(document._id);
    else if (ids !== document._id) this.#ids.set(value, new Set([ids, document._id]));
  }

  remove(document: StoredDocument): void {
    this.#notIndexed.delete(document._id);
    const value = this.#scalarIn(document);
    const ids = value === undefined ? undefined : this.#ids.get(value);
    if (value === undefined || ids === undefined) return;
    if (typeof ids !== "string") ids.delete(document._id);
    if (ids === document._id || (typeof ids !== "string" && ids.size === 0)) this.#ids.delete(value);
  }

  find(values: readonly unknown[]): ReadonlySet<string> {
    const found = new Set(this.#notIndexed);
    for (const value of values) {
      const ids = isScalar(value) ? this.#ids.get(value) : undefined;
      if (typeof ids === "string") found.add(ids);
      else if (ids !== undefined) for (const id of ids) found.add(id);
    }
    return found;
  }

  #valueIn(document: StoredDocument): Scalar | typeof NOT_INDEXED | undefined {
    const [name = ""] = this.#path;
    const lazy = document[LAZY_FIELDS];
    if (lazy !== undefined && Object.hasOwn(lazy.fields, name)) return NOT_INDEXED;
    const value = this.#scalarIn(document);
    return typeof value === "string" && value.length > MAX_HASHED_LENGTH ? NOT_INDEXED : value;
  }

  #scalarIn(document: StoredDocument): Scalar | undefined {
    let value: Json | undefined = document;
    for (const name of this.#path) {
      if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
      value = value[name];
    }
    return isScalar(value) ? value : undefined;
  }
}

const NOT_INDEXED = Symbol("not indexed");

function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
