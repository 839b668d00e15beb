import type { Identity } from "../access/identity.ts";
import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import type { Transaction, Change } from "../documents/transaction.ts";
import { LakeError } from "../errors.ts";
import type { Perspective, QueryResult } from "../lake.ts";
import { createQueryEngine } from "../query/engine.ts";

export const editor: Identity = { id: "ada", role: "editor" };
export const anonymous: Identity = { id: "", role: "anonymous" };

interface QueryOptions {
  readonly params?: JsonObject;
  readonly perspective?: Perspective;
  readonly identity?: Identity;
  readonly sourceMap?: boolean;
}

/** A query engine over a few documents. `runQuery` returns the result, `runRawQuery` the whole response. */
export function createTestEngine(...inputs: readonly DocumentInput[]) {
  const documents = new MemoryDocuments(inputs);
  const engine = createQueryEngine({ documents, projectId: "project", dataset: "production" });
  const runRawQuery = (query: string, options: QueryOptions = {}): QueryResult =>
    engine.query({ query, params: {}, perspective: "published", identity: editor, ...options });
  return {
    documents,
    engine,
    runRawQuery,
    runQuery: (query: string, options?: QueryOptions): Json => runRawQuery(query, options).result,
    write: (...changes: readonly (DocumentInput | string)[]): Transaction => {
      const transaction = documents.write(...changes);
      engine.applyTransaction(transaction);
      return transaction;
    },
  };
}

/** The return value of `run`; undefined if it throws a LakeError 4xx. */
export function undefinedIfRejected<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof LakeError && error.status < 500) return undefined;
    throw error;
  }
}

const TIME = "2026-01-01T00:00:00Z";

/** A minimal document store for tests of queries. */
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
  versionsOf(publishedId: string): Iterable<string> {
    return [...this.#documents.keys()].filter(
      (id) => id !== publishedId && publishedIdOf(id) === publishedId,
    );
  }

  readonly hasExactReferrers = false;
  referrers(id: string): Iterable<string> {
    return [...this.#documents.values()]
      .filter((document) => JSON.stringify(document).includes(JSON.stringify(id)))
      .map(({ _id }) => _id);
  }

  /** Writes documents, and deletes those given by their id. */
  write(...inputs: readonly (DocumentInput | string)[]): Transaction {
    const id = `t${++this.#sequence}`;
    const changes = inputs
      .map((input) => this.#apply(input, id))
      .filter(({ before, after }) => before ?? after);
    return { id, sequence: this.#sequence, timestamp: TIME, author: "ada", changes, causes: new Map() };
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
