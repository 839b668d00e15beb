import type { StoredDocument } from "../documents/document.ts";
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
