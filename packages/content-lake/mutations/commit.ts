import { type Identity, isTrusted, mayRead, opensPreviews } from "../access/identity.ts";
import type { Permissions } from "../access/permissions.ts";
import type { Dataset } from "../documents/dataset.ts";
import type { StoredDocument } from "../documents/document.ts";
import { isSystemId, publishedIdOf, randomId } from "../documents/ids.ts";
import { isLonger, omit } from "../documents/json.ts";
import type { Change, MutationResult, StoredChange, Transaction } from "../documents/transaction.ts";
import { LakeError } from "../errors.ts";
import { encodePatch } from "../history/mendoza.ts";
import type { WriteResult, WriteOptions } from "../lake.ts";
import type { Store } from "../store/store.ts";
import { createDailyLimits } from "./daily-limits.ts";
import { malformedReference, WriteError, validationError, toLakeError } from "./errors.ts";
import { PendingTransaction, type PendingChange } from "./pending-transaction.ts";
import { type Violation, findReferenceViolation } from "./reference-integrity.ts";
import { findLockViolation } from "./release-state.ts";
import { createUnreviewedLimit } from "./unreviewed-limit.ts";
import { addsMalformedReference, valueProblem } from "./value-problem.ts";

interface Writer {
  /** The sequence number of the newest transaction; 0 before the first one. */
  readonly sequence: number;
  /**
   * Runs `work` on a new transaction, validates the result as a whole and commits it, unless it is a dry run. If any step fails,
   * throws LakeError and changes nothing. `kind` is the error type that the client expects.
   */
  write(
    kind: "mutationError" | "actionError",
    options: WriteOptions,
    work: (pending: PendingTransaction) => MutationResult[],
  ): WriteResult;
}

interface WriterOptions {
  readonly store: Store;
  readonly dataset: Dataset;
  readonly permissions: Permissions;
  /** Whether the scope of an account, a GROQ filter, selects a document. */
  readonly isInScope: (scope: string, document: StoredDocument) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly maxTransactionMs: number;
  /** Called after the transaction was stored and applied to the documents in memory. */
  readonly afterCommit: (transaction: Transaction, identity: Identity) => void;
}

export function createWriter({
  store,
  dataset,
  permissions,
  isInScope,
  now,
  maxTransactionMs,
  afterCommit,
}: WriterOptions): Writer {
  const countAdded = createDailyLimits(permissions, now);
  const limitUnreviewed = createUnreviewedLimit({ permissions, store, documents: dataset });
  const newest = store.transactions.newest();
  let sequence = Math.max(newest?.sequence ?? 0, store.retention.floor().historySequence);
  let lastMs = newest === undefined ? 0 : Date.parse(newest.timestamp);

  const commit = (
    transaction: Transaction,
    changes: readonly StoredChange[],
    purged: ReadonlySet<string>,
  ) => {
    const rows = changes.map((change) => ({
      ...change,
      ...(opensPreview(change) ? WITHOUT_CONTENT : {}),
      sequence: transaction.sequence,
      previousRev: change.before?._rev ?? null,
    }));
    store.commit({ transaction, changes: rows, purged });
    for (const { id, after } of changes) {
      if (after === null) dataset.remove(id);
      else dataset.put(after);
    }
    sequence = transaction.sequence;
    lastMs = Date.parse(transaction.timestamp);
  };

  /**
   * Whether a change keeps to the documents of an account. What every reader may do, such as to comment, it may do as well. A document, its
   * draft and its versions belong together, because publishing makes one of the other. System documents, such as releases, act on all others.
   */
  const keepsToScope = (identity: Identity, change: PendingChange) => {
    const { scope } = identity;
    if (scope === undefined || permissions.mayChange({ ...identity, role: "viewer" }, change, dataset))
      return true;
    if (isSystemId(change.id)) return false;
    const id = publishedIdOf(change.id);
    const others = [id, ...dataset.versionsOf(id)].map((each) => dataset.get(each) ?? null);
    return [change.before, change.after, ...others].every(
      (document) => document === null || isInScope(scope, document),
    );
  };

  return {
    get sequence() {
      return sequence;
    },
    write(kind, { identity, transactionId, dryRun = false, returnsDocuments = false }, work) {
      if (!permissions.mayWrite(identity)) throw insufficientPermissions(kind, 0);
      const id = transactionId ?? randomId();
      const idError = transactionId === undefined ? undefined : checkTransactionId(store, transactionId);
      if (idError !== undefined) throw toLakeError(kind, 0, idError);

      // Never before the previous transaction, even if the clock was set back.
      const timestamp = new Date(Math.max(now(), lastMs)).toISOString();
      const mayChange = (change: PendingChange) =>
        permissions.mayChange(identity, change, dataset) && keepsToScope(identity, change);
      const pending = new PendingTransaction({
        dataset,
        transactionId: id,
        timestamp,
        maxMs: Math.min(maxTransactionMs, permissions.limitsOf(identity)?.transactionMs ?? Infinity),
        assertMayChange(change) {
          if (!mayChange(change)) throw insufficientPermissions(kind, pending.index, change.id);
        },
      });
      try {
        const results = work(pending);
        // Checked here, because all writes pass here: mutations, actions, and scheduled releases.
        for (const write of pending.inTime(pending.writes())) {
          const problem = write.after === null ? undefined : valueProblem(write.after);
          if (problem !== undefined) throw toLakeError(kind, write.index, problem);
          const stored = write.before ?? dataset.get(publishedIdOf(write.id));
          if (!isTrusted(identity) && addsMalformedReference(stored, write.after))
            throw toLakeError(kind, write.index, malformedReference());
        }
        const mayPurge = permissions.mayPurge(identity);
        for (const write of pending.inTime(pending.writes()))
          if (!mayChange(write) || (!mayPurge && pending.purged.has(write.id)))
            throw insufficientPermissions(kind, write.index, write.id);
        const final = finalizeChanges(pending, identity);
        if ("violation" in final) throw toLakeError(kind, final.violation.index, final.violation.error);
        const { changes } = final;
        const withResults = withDocuments(results, changes, { dataset, identity });
        if (
          returnsDocuments &&
          isLonger(
            withResults.map(({ document }) => document),
            MAX_RETURNED_LENGTH,
          )
        )
          throw toLakeError(kind, 0, tooMuchToReturn());
        const added = countAdded(identity, pending.inTime(changes));
        if (added instanceof WriteError) throw toLakeError(kind, 0, added);
        limitUnreviewed(identity, changes);
        if (!dryRun && changes.length > 0) {
          added.keep();
          const transaction = {
            id,
            sequence: sequence + 1,
            timestamp,
            author: identity.id,
            changes: changes.map(withoutBody),
            causes: pending.causes,
          };
          commit(transaction, changes, pending.purged);
          afterCommit(transaction, identity);
        }
        return { transactionId: id, results: withResults };
      } catch (error) {
        throw error instanceof WriteError ? toLakeError(kind, pending.index, error) : error;
      }
    },
  };
}

function withoutBody({ id, before, after, mutations, effects }: StoredChange): Change {
  return { id, before, after, mutations, effects };
}

function opensPreview({ before, after }: Change): boolean {
  return [before, after].some((document) => document !== null && opensPreviews(document._type));
}

/** What the log has of a secret: everybody reads the log. */
const WITHOUT_CONTENT: Pick<Change, "mutations" | "effects"> = {
  mutations: [],
  effects: { apply: [0, null], revert: [0, null] },
};

function withDocuments(
  results: readonly MutationResult[],
  changes: readonly StoredChange[],
  { dataset, identity }: { readonly dataset: Dataset; readonly identity: Identity },
): WriteResult["results"] {
  const changesById = new Map(changes.map((change) => [change.id, change]));
  return results.map((result) => {
    const change = changesById.get(result.id);
    const document = change === undefined ? dataset.get(result.id) : (change.after ?? change.before);
    return { ...result, document: document && mayRead(identity, document) ? document : null };
  });
}

/**
 * Returns an error if the client's transaction id is malformed or already used. It becomes the revision of the written documents.
 */
function checkTransactionId(store: Store, id: string): WriteError | undefined {
  if (!/^[\w.:-]{1,128}$/.test(id))
    return validationError(
      `Malformed transaction ID ${JSON.stringify(id)}: use 1 to 128 letters, digits, ".", ":", "_" and "-"`,
    );
  if (store.transactions.byId(id) === undefined) return undefined;
  return new WriteError(409, {
    type: "transactionIDAlreadyExistsError",
    id,
    description: `Transaction ID "${id}" has been used already. Use a new ID for each transaction`,
  });
}

/**
 * A 403 response. For an action, the error is directly in the response instead of in a list. The Studio reads its type there, to
 * disable the release buttons that the account may not use.
 */
function insufficientPermissions(
  kind: "mutationError" | "actionError",
  index: number,
  id?: string,
): LakeError {
  const document = id === undefined ? "" : ` for the document "${id}"`;
  const description = `Insufficient permissions; permission "update" required${document}`;
  const error = { type: "insufficientPermissionsError", permission: "update", description };
  return kind === "actionError"
    ? new LakeError(403, { error }, description)
    : toLakeError(kind, index, new WriteError(403, error));
}

/** Characters of the documents that a transaction returns. Each of its mutations returns one, also of the same large document. */
const MAX_RETURNED_LENGTH = 64 * 1024 * 1024;

function tooMuchToReturn(): WriteError {
  const description =
    "The documents to return are larger than 64 MB together. Send fewer mutations at a time";
  return new WriteError(413, { type: "validationError", description });
}

/** The limit of the hosted lake: https://www.sanity.io/docs/technical-limits */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;

/** Validates the transaction as a whole and gives its changes their revision and effects. */
function finalizeChanges(
  pending: PendingTransaction,
  author: Identity,
): { changes: StoredChange[] } | { violation: Violation } {
  const pendingChanges = pending.changes();
  const violation =
    findReferenceViolation(pending, pendingChanges) ?? findLockViolation(pending, pendingChanges);
  if (violation !== undefined) return { violation };
  const changes: StoredChange[] = [];
  for (const pendingChange of pendingChanges) {
    // Checked before the document is written as JSON, because a patch can set one large value in thousands of places.
    if (pendingChange.after !== null && isLonger(pendingChange.after, MAX_DOCUMENT_BYTES))
      return { violation: tooLarge(pendingChange) };
    try {
      pending.remainingMs();
      const change = finalizeChange(pendingChange, pending, author);
      if (change.body !== null && Buffer.byteLength(change.body) > MAX_DOCUMENT_BYTES)
        return { violation: tooLarge(pendingChange) };
      pending.spend(change.body?.length ?? 0);
      changes.push(change);
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      return { violation: { index: pendingChange.index, error } };
    }
  }
  return { changes };
}

function finalizeChange(
  { id, before, after: written, mutations }: PendingChange,
  { transactionId, timestamp, dataset }: PendingTransaction,
  author: Identity,
): StoredChange {
  // The age and the author of such a document decide how long it opens the preview, so nobody may choose them.
  const isSecret = written !== null && opensPreviews(written._type);
  // The Studio lists what was changed last, and of two pages with one path the older one wins. Only those who import content bring times.
  const createdAt = (before ?? dataset.get(publishedIdOf(id)))?._createdAt ?? timestamp;
  const times = isTrusted(author) && !isSecret ? {} : { _createdAt: createdAt, _updatedAt: timestamp };
  const proven = isSecret ? { userId: author.id } : {};
  const after = written === null ? null : { ...written, ...times, ...proven, _rev: transactionId };
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
  const description = `Document "${id}" is larger than 32 MB. Store large media as assets`;
  return { index, error: new WriteError(413, { type: "documentTooLargeError", id, description }) };
}
