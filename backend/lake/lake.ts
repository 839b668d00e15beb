import type { Identity } from "./access/identity.ts";
import type { DocumentReader, StoredDocument } from "./documents/document.ts";
import type { Json, JsonObject } from "./documents/json.ts";
import type { LoggedTransaction, MutationResult, Transaction } from "./documents/transaction.ts";

/** The lake as its HTTP routes see it. Everything is synchronous: one process, all documents in memory. */
export interface Lake {
  readonly projectId: string;
  readonly dataset: string;
  readonly documents: DocumentReader;
  readonly queries: QueryEngine;
  readonly history: History;
  /** Small settings of the Studio (recent searches and the like), by user. */
  readonly keyValues: KeyValues;

  /** POST /data/mutate. `mutations` is the request's own, unchecked. Throws LakeError; then nothing changed. */
  mutate(mutations: Json, options: WriteOptions & { autoGenerateArrayKeys?: boolean }): WriteAnswer;
  /** POST /data/actions. Throws LakeError; then nothing changed. */
  act(actions: Json, options: WriteOptions): WriteAnswer;
  /** Resolves when all that was written until now survives a power cut: acknowledge then. Rejects with LakeError 503. */
  flushed(): Promise<void>;
  /** Called after each commit, in order, in the same tick. Returns the way to stop. */
  onCommit(listener: (transaction: Transaction) => void): () => void;
  /** The sequence of the newest transaction; 0 when there never was one. */
  readonly sequence: number;
  /** Transactions with a greater sequence, oldest first; undefined when some are no longer kept, or they are too many to replay. */
  transactionsAfter(sequence: number): Transaction[] | undefined;
  /** The transaction with this id, if it is still in the log. */
  transaction(id: string): Transaction | undefined;
  close(): void;
}

export interface WriteOptions {
  readonly identity: Identity;
  readonly transactionId?: string | undefined;
  readonly dryRun?: boolean;
}

export interface WriteAnswer {
  readonly transactionId: string;
  /** `document` is the document after the mutation (before it, for a delete). */
  readonly results: readonly (MutationResult & { readonly document: StoredDocument | null })[];
}

export type Perspective = "raw" | "published" | "drafts" | readonly string[];

export interface QueryRequest {
  readonly query: string;
  readonly params: JsonObject;
  readonly perspective: Perspective;
  readonly identity: Identity;
  readonly sourceMap?: boolean;
}

export interface QueryAnswer {
  readonly result: Json;
  readonly syncTags: readonly string[];
  readonly resultSourceMap?: ContentSourceMap;
}

/** https://www.sanity.io/docs/http-reference/query: the compact form with shared `documents` and `paths`. */
export interface ContentSourceMap {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[];
  readonly paths: readonly string[];
  readonly mappings: Readonly<Record<string, SourceMapping>>;
}

export interface SourceMapping {
  readonly type: "value";
  readonly source:
    | { readonly type: "documentValue"; readonly document: number; readonly path: number }
    | { readonly type: "literal" }
    | { readonly type: "unknown" };
}

export interface QueryEngine {
  /** Throws LakeError 400 (parse error with position, missing parameter, what cannot be answered). */
  query(request: QueryRequest): QueryAnswer;
  /** A filter for listen: does a change touch what the query selects? Throws LakeError 400 on a bad query. */
  matcher(query: string, params: JsonObject, identity: Identity): Matcher;
  /** The sync tags that a committed transaction announces to live readers; drafts and versions only on demand. */
  announcedTags(transaction: Transaction, options: { includeDrafts: boolean }): string[];
}

/** For each change that the listener may see: was it in the selection before, is it after? */
export type Matcher = (
  transaction: Transaction,
) => { readonly changeIndex: number; readonly was: boolean; readonly is: boolean }[];

export interface History {
  /** GET /data/history/:ds/transactions/:ids, oldest first unless reversed; of each only the changes to these documents. */
  transactions(ids: readonly string[], range: TransactionRange): LoggedTransaction[];
  /** The document as it was written by, or stood at, a revision (`_rev` is exact). */
  atRevision(id: string, revision: string): StoredDocument | null;
  atTime(id: string, time: string): StoredDocument | null;
  /** The last state that existed, also of a deleted document. */
  lastRevision(id: string): StoredDocument | null;
  /** GET /data/history/:ds/events/documents/:id, newest first. */
  documentEvents(
    id: string,
    page: { limit: number; cursor?: string | undefined },
  ): { events: JsonObject[]; nextCursor: string };
  releaseEvents(id: string): JsonObject[];
}

export interface TransactionRange {
  readonly fromTransaction?: string | undefined;
  readonly toTransaction?: string | undefined;
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly reverse?: boolean;
  readonly limit: number;
}

export interface KeyValues {
  get(owner: string, key: string): Json | undefined;
  set(owner: string, key: string, value: Json): void;
}
