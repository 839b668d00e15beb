import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { randomId } from "../documents/ids.ts";
import { isTooDeep, omit } from "../documents/json.ts";
import type { Change, MutationResult, Transaction } from "../documents/transaction.ts";
import { encodePatch } from "../history/mendoza.ts";
import type { WriteAnswer, WriteOptions } from "../lake.ts";
import type { Store } from "../store/store.ts";
import { WriteError, validationError, toLakeError, tooDeeplyNested } from "./errors.ts";
import { PendingTransaction, type PendingChange } from "./pending-transaction.ts";
import { type Violation, findReferenceViolation } from "./reference-integrity.ts";

export interface Writer {
  /** The sequence of the newest transaction; 0 when there never was one. */
  readonly sequence: number;
  /** Runs `work` on a workspace and commits what it did. Throws LakeError; then nothing changed. */
  write(
    kind: "mutationError" | "actionError",
    options: WriteOptions,
    work: (workspace: PendingTransaction) => MutationResult[],
  ): WriteAnswer;
}

export interface WriterOptions {
  readonly store: Store;
  readonly dataset: Dataset;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when the transaction is on disk and in memory. */
  readonly onCommitted: (transaction: Transaction) => void;
}

export function createWriter({ store, dataset, now, onCommitted: committed }: WriterOptions): Writer {
  const newest = store.transactions.newest();
  let sequence = Math.max(newest?.sequence ?? 0, store.retention.floor().historySequence);
  let lastMs = newest === undefined ? 0 : Date.parse(newest.timestamp);

  const commit = (transaction: Transaction, changes: readonly FinalChange[], purged: ReadonlySet<string>) => {
    const rows = changes.map((change) => ({
      ...change,
      sequence: transaction.sequence,
      previousRev: change.before?._rev ?? null,
    }));
    store.commit({ transaction: transaction, changes: rows, purged });
    for (const { id, after } of changes) {
      if (after === null) dataset.remove(id);
      else dataset.put(after);
    }
    sequence = transaction.sequence;
    lastMs = Date.parse(transaction.timestamp);
    committed(transaction);
  };

  return {
    get sequence() {
      return sequence;
    },
    write(kind, { identity, transactionId, dryRun = false }, work) {
      if (identity.role === "anonymous" || identity.role === "viewer")
        throw toLakeError(kind, 0, forbidden());
      const id = transactionId ?? randomId();
      const fault = transactionId === undefined ? undefined : checkTransactionId(store, transactionId);
      if (fault !== undefined) throw toLakeError(kind, 0, fault);

      // Never earlier than the transaction before, even when somebody set the clock back.
      const timestamp = new Date(Math.max(now(), lastMs)).toISOString();
      const workspace = new PendingTransaction(dataset, id, timestamp);
      const results = work(workspace);
      const sealed = finalizeChanges(workspace);
      if ("fault" in sealed) throw toLakeError(kind, sealed.fault.index, sealed.fault.error);
      const { changes } = sealed;
      if (!dryRun && changes.length > 0) {
        const bare = changes.map(({ id: document, before, after, mutations, effects }): Change => ({
          id: document,
          before,
          after,
          mutations,
          effects,
        }));
        const transaction = {
          id,
          sequence: sequence + 1,
          timestamp,
          author: identity.id,
          changes: bare,
          causes: workspace.causes,
        };
        commit(transaction, changes, workspace.purged);
      }
      return { transactionId: id, results: withDocuments(results, changes, dataset) };
    },
  };
}

function withDocuments(
  results: readonly MutationResult[],
  changes: readonly FinalChange[],
  dataset: Dataset,
): WriteAnswer["results"] {
  const made = new Map(changes.map((change) => [change.id, change]));
  return results.map((result) => {
    const change = made.get(result.id);
    const document = change === undefined ? dataset.get(result.id) : (change.after ?? change.before);
    return { ...result, document: document ?? null };
  });
}

/** An id names one transaction for ever: it is the revision of what it wrote. The Studio makes a new one for each try. */
function checkTransactionId(store: Store, id: string): WriteError | undefined {
  if (!/^[\w.:-]{1,128}$/.test(id))
    return validationError(
      `Malformed transaction ID ${JSON.stringify(id)}: use 1 to 128 letters, digits, ".", ":", "_" and "-"`,
    );
  if (store.transactions.byId(id) === undefined) return undefined;
  return new WriteError(409, {
    type: "transactionIDAlreadyExistsError",
    id,
    description: `Transaction ID "${id}" has been used already. Send each transaction under an ID of its own`,
  });
}

function forbidden(): WriteError {
  return new WriteError(403, {
    type: "insufficientPermissionsError",
    permission: "update",
    description: 'Insufficient permissions; permission "update" required',
  });
}

/** As hosted. https://www.sanity.io/docs/technical-limits */
const DOCUMENT_MAX_BYTES = 32 * 1024 * 1024;

export interface FinalChange extends Change {
  /** The document as JSON, as it is stored. */
  readonly body: string | null;
}

/** The changes of a finished transaction, checked as a whole and with their new revision; or what is wrong with it. */
export function finalizeChanges(
  workspace: PendingTransaction,
): { changes: FinalChange[] } | { fault: Violation } {
  const works = workspace.changes();
  // First of all: what is nested without end would break every step that follows.
  const deep = works.find(({ after }) => after !== null && isTooDeep(after));
  if (deep !== undefined) return { fault: { index: deep.index, error: tooDeeplyNested() } };
  const fault = findReferenceViolation(workspace, works);
  if (fault !== undefined) return { fault };
  const changes: FinalChange[] = [];
  for (const work of works) {
    const change = finalizeChange(work, workspace.transactionId);
    if (change.body !== null && Buffer.byteLength(change.body) > DOCUMENT_MAX_BYTES)
      return { fault: tooLarge(work) };
    changes.push(change);
  }
  return { changes };
}

function finalizeChange(
  { id, before, after: unsealed, mutations }: PendingChange,
  revision: string,
): FinalChange {
  const after = unsealed === null ? null : { ...unsealed, _rev: revision };
  const [left, right] = [before, after].map(withoutRevision);
  const effects = {
    apply: encodePatch(left ?? null, right ?? null),
    revert: encodePatch(right ?? null, left ?? null),
  };
  return {
    id,
    before,
    after,
    mutations,
    effects,
    body: after === null ? null : JSON.stringify(after),
  };
}

function withoutRevision(document: StoredDocument | null) {
  return document === null ? null : omit(document, "_rev");
}

function tooLarge({ id, index }: PendingChange): Violation {
  const description = `Document "${id}" is larger than 32 MB. Keep large media as assets`;
  return { index, error: new WriteError(413, { type: "documentTooLargeError", id, description }) };
}
