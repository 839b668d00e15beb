import type { StoredDocument } from "../documents/document.ts";
import type { JsonObject } from "../documents/json.ts";
import { isObject, isString } from "../documents/json.ts";
import type { Transaction } from "../documents/transaction.ts";

interface PublishedChange {
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** What has not been delivered yet, folded together: a document that changed ten times is told of once. */
export interface Backlog {
  readonly changes: Map<string, PublishedChange>;
  readonly syncTags: Set<string>;
  transactionId: string;
  /** Of the last transaction in it, also when that one changed nothing published. */
  sequence: number;
  /** Part of the log is no longer kept, or the target cannot take the list: everything may have changed. */
  isIncomplete: boolean;
}

export function createBacklog(sequence: number): Backlog {
  return { changes: new Map(), syncTags: new Set(), transactionId: "", sequence, isIncomplete: false };
}

/** Adds a transaction and tells whether it changed anything published: a document without a dot in its id. */
export function addTransaction(
  backlog: Backlog,
  transaction: Transaction,
  syncTags: readonly string[],
): boolean {
  backlog.sequence = transaction.sequence;
  const published = transaction.changes.filter(({ id }) => !id.includes("."));
  if (published.length === 0) return false;
  backlog.transactionId = transaction.id;
  for (const { id, before, after } of published) fold(backlog, id, { before, after });
  for (const tag of syncTags) backlog.syncTags.add(tag);
  return true;
}

/** Puts what could not be delivered before what has come meanwhile. */
export function merge(undelivered: Backlog, since: Backlog): Backlog {
  const merged: Backlog = {
    changes: new Map(undelivered.changes),
    syncTags: new Set([...undelivered.syncTags, ...since.syncTags]),
    transactionId: since.transactionId || undelivered.transactionId,
    sequence: since.sequence,
    isIncomplete: undelivered.isIncomplete || since.isIncomplete,
  };
  for (const [id, change] of since.changes) fold(merged, id, change);
  return merged;
}

/** The same without a list. */
export function unlisted({ transactionId, sequence }: Backlog): Backlog {
  return { ...createBacklog(sequence), transactionId, isIncomplete: true };
}

export function isEmpty({ changes, isIncomplete }: Backlog): boolean {
  return changes.size === 0 && !isIncomplete;
}

function fold({ changes }: Backlog, id: string, { before, after }: PublishedChange): void {
  const first = changes.has(id) ? (changes.get(id)?.before ?? null) : before;
  changes.set(id, { before: first, after });
}

/** The site takes 1 MB and 10,000 documents; what it refuses for its size would be sent again for ever. */
const DOCUMENTS_MAX = 5000;
const BYTES_MAX = 500_000;

/**
 * The body of a delivery: which published documents were created, updated or deleted, where each was and is to be found on the
 * site, and which sync tags that touches. `isIncomplete`: more may have changed than is listed. What would be too much to list
 * is not listed at all.
 */
export function toMessage({ changes, syncTags, transactionId, isIncomplete }: Backlog): string {
  if (changes.size <= DOCUMENTS_MAX) {
    const message = JSON.stringify({
      transactionId,
      documents: [...changes].flatMap(([id, change]) => describe(id, change)),
      syncTags: [...syncTags],
      ...(isIncomplete ? { isIncomplete } : {}),
    });
    if (Buffer.byteLength(message) <= BYTES_MAX) return message;
  }
  return JSON.stringify({ transactionId, documents: [], syncTags: [], isIncomplete: true });
}

function describe(
  _id: string,
  { before, after }: { before: StoredDocument | null; after: StoredDocument | null },
): JsonObject[] {
  const _type = (after ?? before)?._type;
  // Created and deleted before it could be told.
  if (_type === undefined) return [];
  return [
    {
      _id,
      _type,
      operation: operationOf(before, after),
      before: before && addressOf(before),
      after: after && addressOf(after),
    },
  ];
}

function operationOf(before: StoredDocument | null, after: StoredDocument | null): string {
  if (!before) return "create";
  return after ? "update" : "delete";
}

/** Where the site shows a document: its `path`, or its `slug`, as far as it has one. */
function addressOf({ path, slug }: StoredDocument): JsonObject {
  const current = isObject(slug) ? slug.current : slug;
  return { ...(isString(path) ? { path } : {}), ...(isString(current) ? { slug: current } : {}) };
}
