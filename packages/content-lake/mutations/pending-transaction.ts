import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { publishedIdOf, randomId } from "../documents/ids.ts";
import { type Json, type JsonObject, isLonger, isString } from "../documents/json.ts";
import type { Cause } from "../documents/transaction.ts";
import { runWithin } from "../run-within.ts";
import {
  type WriteError,
  documentAlreadyExists,
  documentNotFound,
  revisionMismatch,
  transactionTooLarge,
} from "./errors.ts";
import type { NewDocument } from "./parse-mutation.ts";
import type { PatchOperations } from "./patch-operations.ts";
import { applyPatch, isQuickPatch } from "./patch.ts";

/** A document that an uncommitted transaction has changed. */
export interface PendingChange {
  readonly id: string;
  readonly before: StoredDocument | null;
  after: StoredDocument | null;
  readonly mutations: JsonObject[];
  /** The position in the request of the last mutation or action that changed it, for error messages. */
  index: number;
}

/** Above it, parsing has a limit of time, which takes a thread. The patches of the Studio are shorter. */
const MAX_QUICK_CHARACTERS = 10_000;
/** One transaction may store two documents of the largest size, and the mutations that wrote them. */
const MAX_TRANSACTION_CHARACTERS = 64 * 1024 * 1024;

interface TransactionOptions {
  readonly dataset: Dataset;
  readonly transactionId: string;
  readonly timestamp: string;
  /** The processor time that it may take. */
  readonly maxMs: number;
  /** Throws if the author of the transaction may not make a change. */
  readonly assertMayChange: (change: PendingChange) => void;
}

/** An uncommitted transaction: the dataset with the transaction's own changes on top. Nobody else sees them before the commit. */
export class PendingTransaction {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly dataset: Dataset;
  /** The position in the request of the mutation or action that is being applied. */
  index = 0;
  /** The reasons why documents changed, by published id, for the history API. */
  readonly causes = new Map<string, Cause>();
  /** The ids of deleted documents whose history is erased too. */
  readonly purged = new Set<string>();
  readonly #changes = new Map<string, PendingChange>();

  readonly #assertMayChange: (change: PendingChange) => void;
  readonly #maxMs: number;
  readonly #start = process.threadCpuUsage();
  #spentCharacters = 0;

  constructor({ dataset, transactionId, timestamp, maxMs, assertMayChange }: TransactionOptions) {
    this.dataset = dataset;
    this.transactionId = transactionId;
    this.timestamp = timestamp;
    this.#maxMs = maxMs;
    this.#assertMayChange = assertMayChange;
  }

  /**
   * The milliseconds of processor time that the transaction may still take, so that a busy machine stops nothing. Throws WriteError 413 if
   * there are none left, because all other requests wait for it.
   */
  remainingMs(): number {
    const { user, system } = process.threadCpuUsage(this.#start);
    const remaining = this.#maxMs - (user + system) / 1000;
    if (remaining <= 0) throw this.#tooLong();
    return remaining;
  }

  /** Yields the items while the transaction has time left. It may write thousands of copies of a large document. Throws WriteError 413. */
  *inTime<Item>(items: Iterable<Item>): Iterable<Item> {
    for (const item of items) {
      this.remainingMs();
      yield item;
    }
  }

  /** Does work that may not end, and has no effects. Throws WriteError 413 when the time of the transaction is over. */
  limitTime<Result>(work: () => Result): Result {
    const finished = runWithin(this.remainingMs(), work);
    if (finished === undefined) throw this.#tooLong();
    return finished.result;
  }

  /** Parses what a client sent, which may be a patch of a hundred thousand paths. Throws WriteError 413 as `limitTime`. */
  parse<Result>(value: Json, parse: () => Result): Result {
    return isLonger(value, MAX_QUICK_CHARACTERS) ? this.limitTime(parse) : parse();
  }

  #tooLong(): WriteError {
    return transactionTooLarge(`take more than ${this.#maxMs / 1000} seconds of processor time`);
  }

  /**
   * Throws unless the author may write the document as it is, so that nobody makes the lake work on what they may not change, or if the time
   * is over.
   */
  assertMayPatch(id: string): void {
    this.remainingMs();
    this.#assertMayChange(this.#changes.get(id) ?? this.#unchanged(id));
  }

  /** Throws unless the author may write a new document, before anything is done with it. */
  assertMayStore(after: StoredDocument): void {
    this.#assertMayChange({ ...(this.#changes.get(after._id) ?? this.#unchanged(after._id)), after });
  }

  /** Counts what the transaction stores. Throws WriteError 413 if it is too much. */
  spend(characters: number): void {
    this.#spentCharacters += characters;
    if (this.#spentCharacters > MAX_TRANSACTION_CHARACTERS)
      throw transactionTooLarge("write more than 64 MB");
  }

  get(id: string): StoredDocument | null {
    const change = this.#changes.get(id);
    return change === undefined ? (this.dataset.get(id) ?? null) : change.after;
  }

  /** Stores a document, or deletes it with null, and records the mutation for listeners and the log. */
  write(id: string, after: StoredDocument | null, mutation: JsonObject): void {
    const change = this.#changeOf(id);
    change.after = after;
    change.index = this.index;
    change.mutations.push(mutation);
  }

  /** All written documents, including those that were created and deleted in this transaction. */
  writes(): PendingChange[] {
    return [...this.#changes.values()];
  }

  /** The changes to commit: the writes without documents that were created and deleted in this transaction. */
  changes(): PendingChange[] {
    return this.writes().filter(({ before, after }) => before !== null || after !== null);
  }

  /** The current drafts and versions of a published id. */
  versionsOf(publishedId: string): StoredDocument[] {
    const changed = [...this.#changes.keys()].filter(
      (id) => id !== publishedId && publishedIdOf(id) === publishedId,
    );
    return this.#existing([...this.dataset.versionsOf(publishedId), ...changed]);
  }

  /** All current documents whose id starts with `prefix`. */
  documentsWithPrefix(prefix: string): StoredDocument[] {
    const stored = [...this.dataset.all()].map(({ _id }) => _id);
    return this.#existing([...stored, ...this.#changes.keys()].filter((id) => id.startsWith(prefix)));
  }

  #existing(ids: readonly string[]): StoredDocument[] {
    return [...new Set(ids)].flatMap((id) => this.get(id) ?? []);
  }

  #changeOf(id: string): PendingChange {
    const existing = this.#changes.get(id);
    if (existing !== undefined) return existing;
    const change = this.#unchanged(id);
    this.#changes.set(id, change);
    return change;
  }

  #unchanged(id: string): PendingChange {
    const before = this.dataset.get(id) ?? null;
    return { id, before, after: before, mutations: [], index: this.index };
  }
}

/** Throws unless the author may create or replace a document. */
export function assertMayCreate(pending: PendingTransaction, document: NewDocument): void {
  const _id = idOrGenerated(document._id);
  pending.assertMayStore(withTimestamps(pending, { ...document, _id }, pending.timestamp));
}

/** Creates a document and returns its id, which is generated if the document has none. Throws WriteError 409 if the id is taken. */
export function create(pending: PendingTransaction, document: NewDocument): string {
  const id = idOrGenerated(document._id);
  if (pending.get(id) !== null) throw documentAlreadyExists(id);
  const stored = withTimestamps(pending, { ...document, _id: id }, pending.timestamp);
  pending.assertMayStore(stored);
  pending.write(id, stored, { create: withoutRevision(stored) });
  return id;
}

/** Creates a document or replaces all of it but `_createdAt`. */
export function createOrReplace(pending: PendingTransaction, document: NewDocument & { _id: string }): void {
  const previous = pending.get(document._id);
  const stored = withTimestamps(pending, document, previous?._createdAt ?? pending.timestamp);
  pending.assertMayStore(stored);
  pending.write(document._id, stored, { createOrReplace: withoutRevision(stored) });
}

/** Patches a document. Throws WriteError if it does not exist, has another revision, or the operations do not apply to it. */
export function patch(
  pending: PendingTransaction,
  id: string,
  operations: PatchOperations,
  ifRevisionId?: string,
): void {
  const document = getExisting(pending, id);
  assertRevision(document, ifRevisionId);
  pending.assertMayPatch(id);
  const apply = () => applyPatch(document, operations);
  const patched = isQuickPatch(document, operations) ? apply() : pending.limitTime(apply);
  const next = { ...patched.document, _rev: document._rev, _updatedAt: pending.timestamp };
  pending.write(id, next, { patch: { ...patched.operations, id } });
}

/** Deletes a document. Throws WriteError 409 if it does not exist or has another revision. */
export function remove(pending: PendingTransaction, id: string, ifRevisionId?: string): void {
  assertRevision(getExisting(pending, id), ifRevisionId);
  pending.write(id, null, { delete: { id } });
}

/** Throws WriteError 409 if the document does not exist. */
export function getExisting(pending: PendingTransaction, id: string): StoredDocument {
  const document = pending.get(id);
  if (document === null) throw documentNotFound(id);
  return document;
}

/** Throws WriteError 409 on another revision. Within a transaction a document keeps the revision from before it. */
export function assertRevision(document: StoredDocument, expected: string | undefined): void {
  if (expected !== undefined && document._rev !== expected)
    throw revisionMismatch(document._id, document._rev, expected);
}

function idOrGenerated(given: unknown): string {
  return isString(given) && given !== "" && !given.endsWith(".")
    ? given
    : `${isString(given) ? given : ""}${randomId()}`;
}

/** Fills in the system fields. Times in the document are kept: imports bring their own. */
function withTimestamps(
  pending: PendingTransaction,
  document: NewDocument & { _id: string },
  createdAt: string,
): StoredDocument {
  const { _id, _type, _createdAt, _updatedAt, ...fields } = document;
  return {
    _id,
    _type,
    ...fields,
    _createdAt: isString(_createdAt) ? _createdAt : createdAt,
    _updatedAt: isString(_updatedAt) ? _updatedAt : pending.timestamp,
    _rev: pending.get(_id)?._rev ?? pending.transactionId,
  };
}

function withoutRevision({ _rev, ...document }: StoredDocument): JsonObject {
  return document;
}
