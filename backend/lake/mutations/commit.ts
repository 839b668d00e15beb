import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { randomId } from "../documents/ids.ts";
import { isTooDeep, omit } from "../documents/json.ts";
import type { Change, MutationResult, Transaction } from "../documents/transaction.ts";
import { encodePatch } from "../history/mendoza.ts";
import type { WriteAnswer, WriteOptions } from "../lake.ts";
import type { Store } from "../store/store.ts";
import { Refusal, invalid, refused, tooDeep } from "./errors.ts";
import { Workspace, type Work } from "./pending-transaction.ts";
import { type Fault, faultOfReferences } from "./reference-integrity.ts";

export interface Writer {
  /** The sequence of the newest transaction; 0 when there never was one. */
  readonly sequence: number;
  /** Runs `work` on a workspace and commits what it did. Throws LakeError; then nothing changed. */
  write(
    kind: "mutationError" | "actionError",
    options: WriteOptions,
    work: (workspace: Workspace) => MutationResult[],
  ): WriteAnswer;
}

export interface WriterParts {
  readonly store: Store;
  readonly dataset: Dataset;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when the transaction is on disk and in memory. */
  readonly committed: (transaction: Transaction) => void;
}

export function createWriter({ store, dataset, now, committed }: WriterParts): Writer {
  const newest = store.transactions.newest();
  let sequence = Math.max(newest?.sequence ?? 0, store.retention.floor().historySequence);
  let lastMs = newest === undefined ? 0 : Date.parse(newest.timestamp);

  const commit = (transaction: Transaction, changes: readonly Sealed[], purged: ReadonlySet<string>) => {
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
      if (identity.role === "anonymous" || identity.role === "viewer") throw refused(kind, 0, forbidden());
      const id = transactionId ?? randomId();
      const fault = transactionId === undefined ? undefined : faultOfTransactionId(store, transactionId);
      if (fault !== undefined) throw refused(kind, 0, fault);

      // Never earlier than the transaction before, even when somebody set the clock back.
      const timestamp = new Date(Math.max(now(), lastMs)).toISOString();
      const workspace = new Workspace(dataset, id, timestamp);
      const results = work(workspace);
      const sealed = seal(workspace);
      if ("fault" in sealed) throw refused(kind, sealed.fault.index, sealed.fault.refusal);
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
      return { transactionId: id, results: answered(results, changes, dataset) };
    },
  };
}

function answered(
  results: readonly MutationResult[],
  changes: readonly Sealed[],
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
function faultOfTransactionId(store: Store, id: string): Refusal | undefined {
  if (!/^[\w.:-]{1,128}$/.test(id))
    return invalid(
      `Malformed transaction ID ${JSON.stringify(id)}: use 1 to 128 letters, digits, ".", ":", "_" and "-"`,
    );
  if (store.transactions.byId(id) === undefined) return undefined;
  return new Refusal(409, {
    type: "transactionIDAlreadyExistsError",
    id,
    description: `Transaction ID "${id}" has been used already. Send each transaction under an ID of its own`,
  });
}

function forbidden(): Refusal {
  return new Refusal(403, {
    type: "insufficientPermissionsError",
    permission: "update",
    description: 'Insufficient permissions; permission "update" required',
  });
}

/** As hosted. https://www.sanity.io/docs/technical-limits */
const DOCUMENT_MAX_BYTES = 32 * 1024 * 1024;

export interface Sealed extends Change {
  /** The document as JSON, as it is stored. */
  readonly body: string | null;
}

/** The changes of a finished transaction, checked as a whole and with their new revision; or what is wrong with it. */
export function seal(workspace: Workspace): { changes: Sealed[] } | { fault: Fault } {
  const works = workspace.works();
  // First of all: what is nested without end would break every step that follows.
  const deep = works.find(({ after }) => after !== null && isTooDeep(after));
  if (deep !== undefined) return { fault: { index: deep.index, refusal: tooDeep() } };
  const fault = faultOfReferences(workspace, works);
  if (fault !== undefined) return { fault };
  const changes: Sealed[] = [];
  for (const work of works) {
    const change = sealed(work, workspace.transactionId);
    if (change.body !== null && Buffer.byteLength(change.body) > DOCUMENT_MAX_BYTES)
      return { fault: tooLarge(work) };
    changes.push(change);
  }
  return { changes };
}

function sealed({ id, before, after: unsealed, mutations }: Work, revision: string): Sealed {
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

function tooLarge({ id, index }: Work): Fault {
  const description = `Document "${id}" is larger than 32 MB. Keep large media as assets`;
  return { index, refusal: new Refusal(413, { type: "documentTooLargeError", id, description }) };
}
