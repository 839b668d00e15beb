import type { DocumentReader, JsonObject, StoredDocument } from "../../documents/document.ts";
import type { Change, Transaction } from "../../documents/transaction.ts";
import { refersToAny } from "../references.ts";

const TIME = "2026-01-01T00:00:00Z";

/** The write side, as small as a test of the read side needs it. */
export class MemoryDocuments implements DocumentReader {
  readonly #documents = new Map<string, StoredDocument>();
  #sequence = 0;

  constructor(documents: readonly DocumentInput[] = []) {
    this.write(...documents);
  }

  get size(): number {
    return this.#documents.size;
  }
  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }
  all(): Iterable<StoredDocument> {
    return this.#documents.values();
  }
  ofType(type: string): Iterable<StoredDocument> {
    return [...this.#documents.values()].filter(({ _type }) => _type === type);
  }
  referrers(id: string): Iterable<string> {
    return [...this.#documents.values()]
      .filter((document) => refersToAny(document, [id]))
      .map(({ _id }) => _id);
  }

  /** Puts documents, and deletes those given as an id. */
  write(...inputs: readonly (DocumentInput | string)[]): Transaction {
    const id = `t${++this.#sequence}`;
    const changes = inputs
      .map((input) => this.#apply(input, id))
      .filter(({ before, after }) => before ?? after);
    return { id, sequence: this.#sequence, timestamp: TIME, author: "somebody", changes, causes: {} };
  }

  #apply(input: DocumentInput | string, revision: string): Change {
    const id = typeof input === "string" ? input : input._id;
    const before = this.#documents.get(id) ?? null;
    const after =
      typeof input === "string" ? null : { _createdAt: TIME, _updatedAt: TIME, _rev: revision, ...input };
    if (after) this.#documents.set(id, after);
    else this.#documents.delete(id);
    return { id, before, after, mutations: [], effects: { apply: [], revert: [] } };
  }
}

export type DocumentInput = JsonObject & { _id: string; _type: string };
