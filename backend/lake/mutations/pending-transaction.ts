import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { publishedIdOf, randomId } from "../documents/ids.ts";
import type { JsonObject } from "../documents/json.ts";
import { isString } from "../documents/json.ts";
import type { Cause } from "../documents/transaction.ts";
import { documentAlreadyExists, documentNotFound, revisionMismatch } from "./errors.ts";
import type { NewDocument } from "./parse-mutation.ts";
import type { PatchOperations } from "./patch-operations.ts";
import { applyPatch } from "./patch.ts";

/** A document within a transaction that is not committed yet. */
export interface PendingChange {
  readonly id: string;
  readonly before: StoredDocument | null;
  after: StoredDocument | null;
  readonly mutations: JsonObject[];
  /** The place, in the request, of what touched it last: for error messages. */
  index: number;
}

/** The documents as one transaction sees them: the dataset with its own changes on top. Nothing is shared until the commit. */
export class PendingTransaction {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly dataset: Dataset;
  index = 0;
  /** What an action meant, by published id. */
  readonly causes: Record<string, Cause> = {};
  /** Documents whose history goes with them. */
  readonly purged = new Set<string>();
  readonly #changes = new Map<string, PendingChange>();

  constructor(dataset: Dataset, transactionId: string, timestamp: string) {
    this.dataset = dataset;
    this.transactionId = transactionId;
    this.timestamp = timestamp;
  }

  get(id: string): StoredDocument | null {
    const work = this.#changes.get(id);
    return work === undefined ? (this.dataset.get(id) ?? null) : work.after;
  }

  /** Puts (or, with null, removes) a document and notes the mutation that did it. */
  write(id: string, after: StoredDocument | null, mutation: JsonObject): void {
    const work = this.#changeOf(id);
    work.after = after;
    work.index = this.index;
    work.mutations.push(mutation);
  }

  /** What would be committed: documents that both begin and end as nothing are left out. */
  changes(): PendingChange[] {
    return [...this.#changes.values()].filter(({ before, after }) => before !== null || after !== null);
  }

  /** The drafts and versions of a published id. */
  versionsOf(publishedId: string): StoredDocument[] {
    const touched = [...this.#changes.keys()].filter(
      (id) => id !== publishedId && publishedIdOf(id) === publishedId,
    );
    return this.#existing([...this.dataset.versionsOf(publishedId), ...touched]);
  }

  /** All documents whose id begins with `prefix`. */
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
    const before = this.dataset.get(id) ?? null;
    const work: PendingChange = { id, before, after: before, mutations: [], index: this.index };
    this.#changes.set(id, work);
    return work;
  }
}

/** Throws a Refusal 409 when the id is taken. Returns the id, which may have been made up. */
export function create(workspace: PendingTransaction, document: NewDocument): string {
  const id = idOrGenerated(document._id);
  if (workspace.get(id) !== null) throw documentAlreadyExists(id);
  const stored = withTimestamps(workspace, { ...document, _id: id }, workspace.timestamp);
  workspace.write(id, stored, { create: withoutRevision(stored) });
  return id;
}

/** Creates, or replaces all of it but the time of its creation. */
export function createOrReplace(
  workspace: PendingTransaction,
  document: NewDocument & { _id: string },
): void {
  const previous = workspace.get(document._id);
  const stored = withTimestamps(workspace, document, previous?._createdAt ?? workspace.timestamp);
  workspace.write(document._id, stored, { createOrReplace: withoutRevision(stored) });
}

/** Throws a Refusal when it is not there, is at another revision, or cannot be patched so. */
export function patch(
  workspace: PendingTransaction,
  id: string,
  operations: PatchOperations,
  ifRevisionId?: string,
): void {
  const document = getExisting(workspace, id);
  assertRevision(document, ifRevisionId);
  const done = applyPatch(document, operations);
  const next = { ...done.document, _rev: document._rev, _updatedAt: workspace.timestamp };
  workspace.write(id, next, { patch: { ...done.operations, id } });
}

/** Throws a Refusal 409 where there is no such document, or it has another revision. */
export function remove(workspace: PendingTransaction, id: string, ifRevisionId?: string): void {
  assertRevision(getExisting(workspace, id), ifRevisionId);
  workspace.write(id, null, { delete: { id } });
}

/** Throws a Refusal 409 where there is none. */
export function getExisting(workspace: PendingTransaction, id: string): StoredDocument {
  const document = workspace.get(id);
  if (document === null) throw documentNotFound(id);
  return document;
}

/** Within a transaction a document keeps the revision that it began with. */
export function assertRevision(document: StoredDocument, expected: string | undefined): void {
  if (expected !== undefined && document._rev !== expected)
    throw revisionMismatch(document._id, document._rev, expected);
}

function idOrGenerated(given: unknown): string {
  return isString(given) && given !== "" && !given.endsWith(".")
    ? given
    : `${isString(given) ? given : ""}${randomId()}`;
}

/** An import keeps the times that it brings along. */
function withTimestamps(
  workspace: PendingTransaction,
  document: NewDocument & { _id: string },
  createdAt: string,
): StoredDocument {
  const { _id, _type, _createdAt, _updatedAt, ...fields } = document;
  return {
    _id,
    _type,
    ...fields,
    _createdAt: isString(_createdAt) ? _createdAt : createdAt,
    _updatedAt: isString(_updatedAt) ? _updatedAt : workspace.timestamp,
    _rev: workspace.get(_id)?._rev ?? workspace.transactionId,
  };
}

function withoutRevision({ _rev, ...document }: StoredDocument): JsonObject {
  return document;
}
