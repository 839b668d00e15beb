import { applyPatch, type RawPatch } from "mendoza";

import { type Deadline, readDeadlineOf } from "../deadline.ts";
import type { Dataset } from "../documents/dataset.ts";
import { type StoredDocument, isStoredDocument } from "../documents/document.ts";
import { isObject, omit, restAfter } from "../documents/json.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import type { WriteOptions, WriteResult } from "../lake.ts";
import type { Store } from "../store/store.ts";
import type { Transition } from "../store/transaction-log.ts";

/**
 * The document after the transaction with this sequence: the current one with all later changes reverted. Throws StoppedError 413 after
 * the deadline: each change of a large document takes as long as copying it.
 */
export function documentAt(
  store: Store,
  dataset: Dataset,
  id: string,
  sequence: number,
  deadline: Deadline,
): StoredDocument | null {
  let document = dataset.get(id) ?? null;
  for (const { revert, previousRev } of store.changes.reversals(id, sequence)) {
    deadline.assertNotOver();
    document = applyDocumentPatch(document, revert, previousRev);
  }
  return document;
}

/** See `Lake`. */
export function loggedResult(
  store: Store,
  dataset: Dataset,
  transactionId: string,
  { identity, returnsDocuments = false }: Pick<WriteOptions, "identity" | "returnsDocuments">,
): WriteResult | undefined {
  const header = store.transactions.byId(transactionId);
  if (header?.author !== identity.id || header.sequence <= store.retention.floor().historySequence)
    return undefined;
  const { sequence } = header;
  const deadline = readDeadlineOf(identity);
  const documentOf = ({ id, kind, previousRev }: Transition): StoredDocument | null => {
    if (kind !== "deleted") return documentAt(store, dataset, id, sequence, deadline);
    deadline.assertNotOver();
    const change = store.changes.ofDocumentInTransaction(id, sequence);
    return change === undefined ? null : applyDocumentPatch(null, change.effects.revert, previousRev);
  };
  const results = store.changes.transitions(sequence).map((transition) => ({
    id: transition.id,
    operation: OPERATIONS[transition.kind],
    document: returnsDocuments ? documentOf(transition) : null,
  }));
  return { transactionId, results };
}

const OPERATIONS = { created: "create", edited: "update", deleted: "delete" } as const;

/** For a client that missed more than this it is cheaper to fetch everything again. */
const MAX_REPLAYED = 10_000;
const MAX_REPLAYED_BYTES = 16 * 1024 * 1024;
/** Of the documents before each change. A small change of a large one copies it. */
const MAX_REPLAYED_CHARACTERS = 64 * 1024 * 1024;

/**
 * All transactions after a sequence, oldest first; undefined if some have left the log or cannot be reverted, they are too many, or it is after
 * the deadline.
 */
export function transactionsAfter(
  store: Store,
  dataset: Dataset,
  sequence: number,
  deadline?: Deadline,
): Transaction[] | undefined {
  const newest = store.transactions.newest()?.sequence ?? 0;
  if (sequence < store.retention.floor().resumeSequence || newest - sequence > MAX_REPLAYED) return undefined;
  if (store.changes.bytesAfter(sequence) > MAX_REPLAYED_BYTES) return undefined;
  // Goes back from the newest, so that each change is reverted only once.
  const states = new Map<string, StoredDocument | null>();
  const newestFirst: Transaction[] = [];
  let characters = MAX_REPLAYED_CHARACTERS;
  for (const header of store.transactions.after(sequence).toReversed()) {
    const changes: Change[] = [];
    for (const { id, mutations, effects, previousRev } of store.changes.ofTransaction(header.sequence)) {
      const after = states.has(id) ? (states.get(id) ?? null) : (dataset.get(id) ?? null);
      const before = revertedOrUndefined(after, effects.revert, previousRev);
      if (before === undefined) return undefined;
      characters = restAfter(before, characters);
      if (characters < 0 || deadline?.isOver()) return undefined;
      states.set(id, before);
      changes.push({ id, before, after, mutations, effects });
    }
    newestFirst.push({ ...header, changes });
  }
  return newestFirst.toReversed();
}

/** Undefined for a change that an earlier version logged wrongly: it must not keep the lake from starting. */
function revertedOrUndefined(
  ...change: Parameters<typeof applyDocumentPatch>
): StoredDocument | null | undefined {
  try {
    return applyDocumentPatch(...change);
  } catch {
    return undefined;
  }
}

/** Applies a Mendoza patch; `revision` is that of the result. Returns null if the patch deletes the document. */
export function applyDocumentPatch(
  document: StoredDocument | null,
  patch: RawPatch,
  revision: string | null,
): StoredDocument | null {
  const patched: unknown = applyPatch(document === null ? null : omit(document, "_rev"), patch);
  if (patched === null || revision === null) return null;
  const restored = isObject(patched) ? { ...patched, _rev: revision } : patched;
  if (isStoredDocument(restored)) return restored;
  throw new Error(
    `The log is damaged: a change of document "${document?._id ?? ""}" does not result in a document`,
  );
}
