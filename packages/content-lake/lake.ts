import type { Identity } from "./access/identity.ts";
import type { Permissions } from "./access/permissions.ts";
import type { Deadline } from "./deadline.ts";
import type { DocumentReader, StoredDocument } from "./documents/document.ts";
import type { Json, JsonObject } from "./documents/json.ts";
import type { LoggedTransaction, MutationResult, Transaction } from "./documents/transaction.ts";

/** The lake's interface for the HTTP routes. All documents are in memory, so everything except `flushed` is synchronous. */
export interface Lake {
  readonly projectId: string;
  readonly dataset: string;
  readonly permissions: Permissions;
  readonly documents: DocumentReader;
  readonly queries: QueryEngine;
  readonly history: History;
  /** Small settings that the Studio stores for each user, such as recent searches. */
  readonly keyValues: KeyValues;

  /** POST /data/mutate. Validates `mutations` and applies all of them, or throws LakeError and changes nothing. */
  mutate(mutations: Json, options: WriteOptions & { autoGenerateArrayKeys?: boolean }): WriteResult;
  /** POST /data/actions. Validates `actions` and applies all of them, or throws LakeError and changes nothing. */
  action(actions: Json, options: WriteOptions): WriteResult;
  /**
   * Resolves when all previous writes are on disk and survive a power cut. Await it before acknowledging a write. Rejects with
   * LakeError 503.
   */
  flushed(): Promise<void>;
  /** Calls `listener` after each commit, in order, in the same tick. Returns a function that unsubscribes. */
  onCommit(listener: CommitListener): () => void;
  /** The sequence number of the newest transaction; 0 before the first one. */
  readonly sequence: number;
  /** Transactions with a greater sequence, oldest first; undefined if some have left the log or they are too many to replay. */
  transactionsAfter(sequence: number): Transaction[] | undefined;
  /** The same from the transaction with this id on; also undefined if it is not in the log, or after the deadline. */
  transactionsFrom(id: string, deadline: Deadline): Transaction[] | undefined;
  /**
   * What the identity wrote in the transaction with this id; undefined if that is not in the log. The documents are null unless the client gets
   * them. Throws StoppedError 413 if restoring them takes too long.
   */
  loggedResult(
    transactionId: string,
    options: Pick<WriteOptions, "identity" | "returnsDocuments">,
  ): WriteResult | undefined;
  close(): void;
}

/** What event streams read. The process that reads for strangers does not know the authors of transactions. */
export interface StreamedLake {
  readonly queries: QueryEngine;
  onCommit(listener: (transaction: Transaction) => void): () => void;
}

/** `identity` is of the author, whose rights are not in the log. */
export type CommitListener = (transaction: Transaction, identity: Identity) => void;

export interface WriteOptions {
  readonly identity: Identity;
  readonly transactionId?: string | undefined;
  readonly dryRun?: boolean;
  /** Whether the client gets the documents of all results. If these are too long, nothing is written. */
  readonly returnsDocuments?: boolean;
}

export interface WriteResult {
  readonly transactionId: string;
  /** `document` is the state after the mutation, or before it for a delete. */
  readonly results: readonly (MutationResult & { readonly document: StoredDocument | null })[];
}

export type Perspective = "raw" | "published" | "drafts" | readonly string[];

export interface QueryRequest {
  readonly query: string;
  readonly params: JsonObject;
  readonly perspective: Perspective;
  readonly identity: Identity;
  readonly sourceMap?: boolean;
  /** Default: those of a signed-in user. */
  readonly limits?: Limits;
}

/** The limits of the cost of a query. */
export interface Limits {
  /**
   * The CPU time of the query. CPU time instead of elapsed time, so that a busy machine does not reject more queries than an idle
   * one.
   */
  readonly milliseconds: number;
  /** The number of values that the query reads or creates, which also limits its memory. */
  readonly steps: number;
  /** The approximate number of characters of the result as JSON, and of its source map. */
  readonly resultCharacters: number;
  /** The elapsed time after which V8 stops a query, even in work that the other limits do not count. Default: never. */
  readonly stopAfterMs?: number;
}

export interface QueryResult {
  readonly result: Json;
  readonly syncTags: readonly string[];
  readonly resultSourceMap?: ContentSourceMap;
}

/** The compact form of https://www.sanity.io/docs/http-reference/query, with shared `documents` and `paths`. */
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
  /** Throws LakeError 400: a parse error with its position, a missing parameter, an unsupported or too expensive query. */
  query(request: QueryRequest): QueryResult;
  /** Compiles a listener's query. Throws LakeError 400 as `query` does. */
  listenFilter(query: string, params: JsonObject, identity: Identity): ListenFilter;
  /** Does work for a listener, in the time that all listeners of its account share. Throws LakeError 400 if that is used up. */
  inListenerTime<Result>(identity: Identity, work: () => Result): Result;
  /** Adds up to `count` documents to the text index, so that searches don't have to. Returns whether more are left. */
  indexTexts(count: number): boolean;
  /**
   * The sync tags of the cached results that a transaction makes stale; those of drafts and versions only with `includeDrafts`. Undefined for too
   * many, when any result may be stale.
   */
  invalidatedTags(transaction: Transaction, options: { includeDrafts: boolean }): string[] | undefined;
}

/** For each change that the listener may read: whether its query selected the document before and selects it after the change. */
export type ListenFilter = (
  transaction: Transaction,
) => { readonly changeIndex: number; readonly matchesBefore: boolean; readonly matchesAfter: boolean }[];

export interface History {
  /** GET /data/history/:ds/transactions/:ids. Oldest first unless reversed; each with only the changes to these documents. */
  transactions(ids: readonly string[], range: TransactionRange): LoggedTransaction[];
  /**
   * The document after the transaction with this revision id; null if it did not exist then or the log no longer has it. Throws
   * StoppedError 413 if restoring it takes longer than until `deadline`, which all documents of a request share.
   */
  atRevision(id: string, revision: string, deadline: Deadline): StoredDocument | null;
  atTime(id: string, time: string, deadline: Deadline): StoredDocument | null;
  /** The document's newest state, also if it is deleted. */
  lastRevision(id: string, deadline: Deadline): StoredDocument | null;
  /** GET /data/history/:ds/events/documents/:id. Newest first. */
  documentEvents(
    id: string,
    page: { limit: number; cursor?: string | undefined },
    deadline: Deadline,
  ): { events: JsonObject[]; nextCursor: string };
  /** GET /data/history/:ds/events/releases/:id. Newest first. */
  releaseEvents(id: string, deadline: Deadline): JsonObject[];
}

interface TransactionRange {
  readonly fromTransaction?: string | undefined;
  readonly toTransaction?: string | undefined;
  readonly fromTime?: string | undefined;
  readonly toTime?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly reverse?: boolean;
  readonly limit: number;
  /** Whether the answer has mutations and effects. Default: yes. */
  readonly isContentNeeded?: boolean;
}

export interface KeyValues {
  /** The number of keys of an owner. */
  count(owner: string): number;
  get(owner: string, key: string): Json | undefined;
  set(owner: string, key: string, value: Json): void;
}
