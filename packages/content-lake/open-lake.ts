import { CONTENT_PERMISSIONS, type Permissions } from "./access/permissions.ts";
import { performActions } from "./actions/actions.ts";
import { documentActions } from "./actions/document-actions.ts";
import { assertCanBeScheduled, releaseActions } from "./actions/release-actions.ts";
import { Dataset } from "./documents/dataset.ts";
import type { Json } from "./documents/json.ts";
import { createHistory } from "./history/history.ts";
import { loggedResult, transactionsAfter } from "./history/replay.ts";
import type { CommitListener, Lake, WriteOptions } from "./lake.ts";
import { createWriter } from "./mutations/commit.ts";
import { mutate } from "./mutations/mutate.ts";
import { queryLimitsOf } from "./query/budget.ts";
import { isInScope } from "./query/document-filter.ts";
import { createQueryEngine } from "./query/engine.ts";
import { DEFAULT_RETENTION, type Retention } from "./store/retention.ts";
import { openStore } from "./store/store.ts";

export type { Json, JsonObject } from "./documents/json.ts";

export interface LakeOptions {
  /** The SQLite file; ":memory:" stores nothing. Its directory is created if missing. */
  readonly file: string;
  readonly projectId: string;
  readonly dataset: string;
  /** The permissions. Default: those of the website's content. */
  readonly permissions?: Permissions;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long transactions stay in the log. */
  readonly retention?: Retention;
  /** What a transaction may take, because all other requests wait for it. */
  readonly maxTransactionMs?: number;
  /** Called with errors of commit listeners and flushes. The commit itself has already succeeded. */
  readonly report?: (error: unknown) => void;
}

const ACTIONS = { ...documentActions, ...releaseActions };

/** The lake with the operations that only its own process performs. */
export interface OpenLake extends Lake {
  /** Writes a consistent copy of documents, log and settings while writes continue. Assets are not included. */
  backup(file: string): Promise<void>;
  /** Deletes a batch of expired transactions from the log. Returns whether more are left. */
  compact(): boolean;
}

/**
 * Opens the store, loads all documents into memory and connects writes, history and queries. Only one process may use a file.
 * Throws if the file cannot be read or was written by a newer version.
 */
export function openLake({
  file,
  projectId,
  dataset: name,
  permissions = CONTENT_PERMISSIONS,
  now = Date.now,
  retention = DEFAULT_RETENTION,
  maxTransactionMs = 10_000,
  report = throwLater,
}: LakeOptions): OpenLake {
  const store = openStore(file, report);
  const documents = new Dataset();
  for (const document of store.documents.all()) documents.put(document, { isRead: false });

  const queries = createQueryEngine({ documents, projectId, dataset: name });
  const history = createHistory(store, documents);
  const listeners = createCommitListeners(report);
  // Added first, because the other listeners may query.
  listeners.add((transaction) => queries.applyTransaction(transaction));
  const writer = createWriter({
    store,
    dataset: documents,
    permissions,
    isInScope,
    now,
    maxTransactionMs,
    afterCommit: (...commit) => listeners.notify(commit),
  });
  const perform = (actions: Json, write: WriteOptions) =>
    writer.write("actionError", write, (pending) => performActions(ACTIONS, { pending, actions, history }));

  return {
    projectId,
    dataset: name,
    permissions,
    documents,
    queries,
    history,
    keyValues: store.keyValues,
    mutate: (mutations, { autoGenerateArrayKeys = false, ...write }) =>
      writer.write("mutationError", write, (pending) =>
        mutate(pending, mutations, {
          autoGenerateArrayKeys,
          select(query, params, milliseconds) {
            const own = queryLimitsOf(write.identity);
            const limits = { ...own, milliseconds: Math.min(milliseconds, own.milliseconds) };
            return queries.query({ query, params, perspective: "raw", identity: write.identity, limits })
              .result;
          },
        }),
      ),
    action(actions, write) {
      const { identity } = write;
      assertCanBeScheduled(actions, documents, (publications) =>
        perform(publications, { identity, dryRun: true }),
      );
      return perform(actions, write);
    },
    flushed: () => store.flushed(),
    onCommit: (listener) => listeners.add(listener),
    get sequence() {
      return writer.sequence;
    },
    transactionsAfter: (sequence) => transactionsAfter(store, documents, sequence),
    transactionsFrom(id, deadline) {
      const header = store.transactions.byId(id);
      return header && transactionsAfter(store, documents, header.sequence - 1, deadline);
    },
    loggedResult: (transactionId, options) => loggedResult(store, documents, transactionId, options),
    backup: (target) => store.backup(target),
    compact: () => store.retention.compact(retention, now()),
    close: () => store.close(),
  };
}

/** The default of `report`. Throws the error later, outside of the commit, as an uncaught exception. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

interface CommitListeners {
  /** Returns a function that removes the listener. */
  add(listener: CommitListener): () => void;
  notify(commit: Parameters<CommitListener>): void;
}

/** Calls all listeners for every transaction, in order, even if one of them throws or writes. */
function createCommitListeners(report: (error: unknown) => void): CommitListeners {
  const listeners = new Set<CommitListener>();
  const queue: Parameters<CommitListener>[] = [];
  let isNotifying = false;

  const notifyAll = (commit: Parameters<CommitListener>) => {
    // Iterates over a copy, so that a listener that is added during the loop starts with the next transaction.
    for (const listener of Array.from(listeners)) {
      try {
        listener(...commit);
      } catch (error) {
        report(error);
      }
    }
  };

  return {
    add(listener) {
      // Wrapped in a new function, so that the same listener can be added twice.
      const own: CommitListener = (...commit) => listener(...commit);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    notify(commit) {
      queue.push(commit);
      if (isNotifying) return;
      isNotifying = true;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) notifyAll(next);
      isNotifying = false;
    },
  };
}
