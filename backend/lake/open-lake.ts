import { act } from "./actions/actions.ts";
import { Dataset } from "./documents/dataset.ts";
import type { DocumentReader } from "./documents/document.ts";
import type { Transaction } from "./documents/transaction.ts";
import { createHistory } from "./history/history.ts";
import { transactionAt, transactionsAfter } from "./history/replay.ts";
import type { Lake, QueryEngine } from "./lake.ts";
import { createWriter } from "./mutations/commit.ts";
import { mutate } from "./mutations/mutate.ts";
import { createQueryEngine } from "./query/engine.ts";
import { DEFAULT_RETENTION, type Retention } from "./store/retention.ts";
import { openStore } from "./store/store.ts";

/** Opens the lake: write side, store, history and queries. One process per file. Throws when the file cannot be read. */
export function openLake(options: LakeOptions): OpenLake {
  return openLakeWith(createQueryEngine, options);
}

export interface LakeOptions {
  /** The SQLite file; ":memory:" keeps nothing. Its folder is created. */
  readonly file: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How long the log is kept. */
  readonly retention?: Retention;
  /** Hears of what went wrong after a commit: it can undo nothing. */
  readonly report?: (error: unknown) => void;
}

/** The lake with what only its own process does. */
export interface OpenLake extends Lake {
  /** Writes a consistent copy of everything but the assets while writing goes on. */
  backup(file: string): Promise<void>;
  /** Forgets a little of the log that is past its retention. Returns whether there is more to do. */
  compact(): boolean;
}

/** Makes the read side over the documents in memory; `applied` is called after each change of them. */
export type CreateQueries = (parts: {
  readonly documents: DocumentReader;
  readonly projectId: string;
  readonly dataset: string;
}) => QueryEngine & { applied(transaction: Transaction): void };

/** Opens the lake over a given read side. Throws when the file cannot be read or belongs to a newer version. */
export function openLakeWith(createQueries: CreateQueries, options: LakeOptions): OpenLake {
  const {
    file,
    projectId,
    dataset: name,
    now = Date.now,
    retention = DEFAULT_RETENTION,
    report = throwLater,
  } = options;
  const store = openStore(file, report);
  const documents = new Dataset();
  for (const document of store.documents.all()) documents.put(document);

  const queries = createQueries({ documents, projectId, dataset: name });
  const history = createHistory(store, documents);
  const announcer = createAnnouncer(report);
  // The read side is the first to hear: all others may query.
  announcer.add((transaction) => queries.applied(transaction));
  const writer = createWriter({
    store,
    dataset: documents,
    now,
    onCommitted: (transaction) => announcer.announce(transaction),
  });

  return {
    projectId,
    dataset: name,
    documents,
    queries,
    history,
    keyValues: store.keyValues,
    mutate: (mutations, { autoGenerateArrayKeys = false, ...write }) =>
      writer.write("mutationError", write, (workspace) =>
        mutate(workspace, mutations, {
          autoGenerateArrayKeys,
          select: (query, params) =>
            queries.query({ query, params, perspective: "raw", identity: write.identity }).result,
        }),
      ),
    act: (actions, write) =>
      writer.write("actionError", write, (workspace) => act(workspace, actions, history)),
    flushed: () => store.flushed(),
    onCommit: (listener) => announcer.add(listener),
    get sequence() {
      return writer.sequence;
    },
    transactionsAfter: (sequence) => transactionsAfter(store, documents, sequence),
    transaction(id) {
      const heading = store.transactions.byId(id);
      return heading === undefined || heading.sequence <= store.retention.floor().historySequence
        ? undefined
        : transactionAt(store, documents, heading);
    },
    backup: (target) => store.backup(target),
    compact: () => store.retention.compact(retention, now()),
    close: () => store.close(),
  };
}

/** Nobody listens for errors: let the process see it, outside the commit. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

type Listener = (transaction: Transaction) => void;

export interface Announcer {
  add(listener: Listener): () => void;
  announce(transaction: Transaction): void;
}

/** Tells every listener of every transaction, in order, also when one of them throws or itself writes. */
export function createAnnouncer(report: (error: unknown) => void): Announcer {
  const listeners = new Set<Listener>();
  const waiting: Transaction[] = [];
  let isAnnouncing = false;

  const tellAll = (transaction: Transaction) => {
    // A copy: who joins now hears the next one first.
    for (const listener of Array.from(listeners)) {
      try {
        listener(transaction);
      } catch (error) {
        report(error);
      }
    }
  };

  return {
    add(listener) {
      const own: Listener = (transaction) => listener(transaction);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    announce(transaction) {
      waiting.push(transaction);
      if (isAnnouncing) return;
      isAnnouncing = true;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) tellAll(next);
      isAnnouncing = false;
    },
  };
}
