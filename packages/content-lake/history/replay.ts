import { applyPatch, type RawPatch } from "mendoza";

import type { Dataset } from "../documents/dataset.ts";
import { type StoredDocument, isStoredDocument } from "../documents/document.ts";
import { isObject, omit, restAfter } from "../documents/json.ts";
import type { Change, Transaction } from "../documents/transaction.ts";
import { httpError } from "../errors.ts";
import type { Store } from "../store/store.ts";
import type { TransactionHeader } from "../store/transaction-log.ts";

/** All other requests wait meanwhile. */
const MAX_REVERT_MS = 5000;

/** Until when one request may restore documents, however many it asks for. */
export function revertDeadline(): number {
  return performance.now() + MAX_REVERT_MS;
}

/**
 * The document after the transaction with this sequence: the current one with all later changes reverted. Throws LakeError 413 after the
 * deadline: each change of a large document takes as long as copying it.
 */
export function documentAt(
  store: Store,
  dataset: Dataset,
  id: string,
  sequence: number,
  deadline: number,
): StoredDocument | null {
  let document = dataset.get(id) ?? null;
  for (const { revert, previousRev } of store.changes.reversals(id, sequence)) {
    assertBefore(deadline, id);
    document = applyDocumentPatch(document, revert, previousRev);
  }
  return document;
}

/** Throws LakeError 413 after the deadline. */
export function assertBefore(deadline: number, id: string): void {
  if (performance.now() > deadline)
    throw httpError(413, `"${id}" has changed too much since then to be restored`);
}

/**
 * Loads a transaction from the log, with the documents before and after each change. Throws LakeError 413 if going back to all of them takes
 * too long.
 */
export function loadTransaction(store: Store, dataset: Dataset, header: TransactionHeader): Transaction {
  const deadline = revertDeadline();
  const changes = store.changes
    .ofTransaction(header.sequence)
    .map(({ id, mutations, effects, previousRev }): Change => {
      const after = documentAt(store, dataset, id, header.sequence, deadline);
      assertBefore(deadline, id);
      return {
        id,
        after,
        before: applyDocumentPatch(after, effects.revert, previousRev),
        mutations,
        effects,
      };
    });
  return { ...header, changes };
}

/** For a client that missed more than this it is cheaper to fetch everything again. */
const MAX_REPLAYED = 10_000;
const MAX_REPLAYED_BYTES = 16 * 1024 * 1024;
/** Of the documents before each change. A small change of a large one copies it. */
const MAX_REPLAYED_CHARACTERS = 64 * 1024 * 1024;

/** All transactions after a sequence, oldest first; undefined if some have left the log, they are too many, or it is after the deadline. */
export function transactionsAfter(
  store: Store,
  dataset: Dataset,
  sequence: number,
  deadline = Infinity,
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
      const before = applyDocumentPatch(after, effects.revert, previousRev);
      characters = restAfter(before, characters);
      if (characters < 0 || performance.now() > deadline) return undefined;
      states.set(id, before);
      changes.push({ id, before, after, mutations, effects });
    }
    newestFirst.push({ ...header, changes });
  }
  return newestFirst.toReversed();
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
