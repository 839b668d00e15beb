import { isAsset, isAssetOnSite } from "../documents/assets.ts";
import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { isPublishedId, isSystemId } from "../documents/ids.ts";
import { type JsonObject, isObject, isString } from "../documents/json.ts";
import type { Change, Transaction } from "../documents/transaction.ts";

interface PublishedChange {
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** The undelivered changes of published documents. Several changes of one document are merged into one. */
export interface PendingChanges {
  readonly changes: Map<string, PublishedChange>;
  readonly syncTags: Set<string>;
  transactionId: string;
  /** The sequence of the last included transaction, even if it changed no published document. */
  sequence: number;
  /** Whether any document may have changed, because part of the log is gone or the target rejected the list of documents. */
  isIncomplete: boolean;
}

export function createPendingChanges(sequence: number): PendingChanges {
  return { changes: new Map(), syncTags: new Set(), transactionId: "", sequence, isIncomplete: false };
}

/**
 * Whether a change can be visible on the site: of a published document, except for a file that no published document
 * refers to yet. Contributors upload files for their drafts, and each delivery costs the site its caches.
 */
function isVisible({ id, before, after }: Change, documents: Documents): boolean {
  const document = after ?? before;
  if (!isPublishedId(id) || isSystemId(id) || document === null) return false;
  return !isAsset(document) || isAssetOnSite(id, documents);
}

type Documents = Pick<DocumentReader, "get" | "referrers">;

/** Adds a transaction. Returns whether it changed what the site may show. */
export function addTransaction(
  pending: PendingChanges,
  transaction: Transaction,
  { syncTags, documents }: { readonly syncTags: readonly string[]; readonly documents: Documents },
): boolean {
  pending.sequence = transaction.sequence;
  const published = transaction.changes.filter((change) => isVisible(change, documents));
  if (published.length === 0) return false;
  pending.transactionId = transaction.id;
  for (const { id, before, after } of published) addChange(pending, id, { before, after });
  for (const tag of syncTags) pending.syncTags.add(tag);
  return true;
}

/** Combines undelivered changes with the ones that came after them. */
export function mergeChanges(undelivered: PendingChanges, since: PendingChanges): PendingChanges {
  const merged: PendingChanges = {
    changes: new Map(undelivered.changes),
    syncTags: new Set([...undelivered.syncTags, ...since.syncTags]),
    transactionId: since.transactionId || undelivered.transactionId,
    sequence: since.sequence,
    isIncomplete: undelivered.isIncomplete || since.isIncomplete,
  };
  for (const [id, change] of since.changes) addChange(merged, id, change);
  return merged;
}

/** The same changes without the list of documents. */
export function withoutList({ transactionId, sequence }: PendingChanges): PendingChanges {
  return { ...createPendingChanges(sequence), transactionId, isIncomplete: true };
}

export function hasNothingToDeliver({ changes, isIncomplete }: PendingChanges): boolean {
  return changes.size === 0 && !isIncomplete;
}

function addChange({ changes }: PendingChanges, id: string, { before, after }: PublishedChange): void {
  const first = changes.has(id) ? (changes.get(id)?.before ?? null) : before;
  changes.set(id, { before: first, after });
}

/** Small enough for the usual limits of receivers, because a rejected payload would be sent again forever. */
const MAX_DOCUMENTS = 5000;
const MAX_BYTES = 500_000;

/**
 * The body of a delivery: the published documents that were created, updated or deleted, with their paths before and after, and the
 * invalidated sync tags. `isIncomplete` means that other documents may have changed too; it is used if the list would be too long.
 * In a hosted lake the receiver chooses the fields with a projection.
 */
export function toPayload({ changes, syncTags, transactionId, isIncomplete }: PendingChanges): string {
  if (changes.size <= MAX_DOCUMENTS) {
    const payload = JSON.stringify({
      transactionId,
      documents: [...changes].flatMap(([id, change]) => toPayloadDocument(id, change)),
      syncTags: [...syncTags],
      ...(isIncomplete ? { isIncomplete } : {}),
    });
    if (Buffer.byteLength(payload) <= MAX_BYTES) return payload;
  }
  return JSON.stringify({ transactionId, documents: [], syncTags: [], isIncomplete: true });
}

function toPayloadDocument(
  _id: string,
  { before, after }: { before: StoredDocument | null; after: StoredDocument | null },
): JsonObject[] {
  const _type = (after ?? before)?._type;
  // The document was created and deleted since the last delivery.
  if (_type === undefined) return [];
  return [
    {
      _id,
      _type,
      operation: operationOf(before, after),
      before: before && pathAndSlugOf(before),
      after: after && pathAndSlugOf(after),
    },
  ];
}

function operationOf(before: StoredDocument | null, after: StoredDocument | null): string {
  if (!before) return "create";
  return after ? "update" : "delete";
}

/** The fields that determine a document's URL on the site, if it has them. */
function pathAndSlugOf({ path, slug }: StoredDocument): JsonObject {
  const current = isObject(slug) ? slug.current : slug;
  return { ...(isString(path) ? { path } : {}), ...(isString(current) ? { slug: current } : {}) };
}
