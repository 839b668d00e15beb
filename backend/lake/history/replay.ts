import { applyPatch, type RawPatch } from "mendoza";

import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { isStoredDocument } from "../documents/document.ts";
import { isObject, omit } from "../documents/json.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import type { Store } from "../store/store.ts";
import type { TransactionHeader } from "../store/transaction-log.ts";

/** The document as it stood after the transaction with this sequence: today's, taken back change by change. */
export function documentAt(
  store: Store,
  dataset: Dataset,
  id: string,
  sequence: number,
): StoredDocument | null {
  let document = dataset.get(id) ?? null;
  for (const { effects, previousRev } of store.changes.ofDocument(id, sequence)) {
    document = applyDocumentPatch(document, effects.revert, previousRev);
  }
  return document;
}

/** The whole transaction, with the documents on either side of each change. */
export function loadTransaction(store: Store, dataset: Dataset, heading: TransactionHeader): Transaction {
  const changes = store.changes
    .ofTransaction(heading.sequence)
    .map(({ id, mutations, effects, previousRev }): Change => {
      const after = documentAt(store, dataset, id, heading.sequence);
      return {
        id,
        after,
        before: applyDocumentPatch(after, effects.revert, previousRev),
        mutations,
        effects,
      };
    });
  return { ...heading, changes };
}

/** A listener that missed more than this reads everything afresh: that is cheaper, also for the lake. */
const MAX_REPLAYED = 10_000;

/** All transactions after a sequence, oldest first; undefined when some are no longer kept or they are too many. */
export function transactionsAfter(
  store: Store,
  dataset: Dataset,
  sequence: number,
): Transaction[] | undefined {
  const newest = store.transactions.newest()?.sequence ?? 0;
  if (sequence < store.retention.floor().resumeSequence || newest - sequence > MAX_REPLAYED) return undefined;
  // One walk back for all of them: each document is rewound once.
  const states = new Map<string, StoredDocument | null>();
  const newestFirst: Transaction[] = [];
  for (const heading of store.transactions.after(sequence).toReversed()) {
    const changes: Change[] = [];
    for (const { id, mutations, effects, previousRev } of store.changes.ofTransaction(heading.sequence)) {
      const after = states.has(id) ? (states.get(id) ?? null) : (dataset.get(id) ?? null);
      const before = applyDocumentPatch(after, effects.revert, previousRev);
      states.set(id, before);
      changes.push({ id, before, after, mutations, effects });
    }
    newestFirst.push({ ...heading, changes });
  }
  return newestFirst.toReversed();
}

/** The document on the other side of a Mendoza patch; `revision` is the one that it had there. */
export function applyDocumentPatch(
  document: StoredDocument | null,
  patch: RawPatch,
  revision: string | null,
): StoredDocument | null {
  const other: unknown = applyPatch(document === null ? null : omit(document, "_rev"), patch);
  if (other === null || revision === null) return null;
  const restored = isObject(other) ? { ...other, _rev: revision } : other;
  if (isStoredDocument(restored)) return restored;
  throw new Error(
    `The log is damaged: a change of document "${document?._id ?? ""}" does not lead to a document`,
  );
}
