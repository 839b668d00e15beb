import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";

import { type StoredDocument, parseDocument } from "../documents/document.ts";
import type { StoredChange } from "../documents/transaction.ts";
import { diskWriteFailed } from "../errors.ts";
import type { KeyValues } from "../lake.ts";
import { inTransaction } from "../sqlite/in-transaction.ts";
import { integer, text, backupDatabase, openDatabase } from "./database.ts";
import { createGroupCommit, createWalSync } from "./group-commit.ts";
import { type LogRetention, createLogRetention } from "./retention.ts";
import {
  type ChangeRow,
  type ChangeTable,
  createChangeTable,
  type TransactionSearch,
  createTransactionSearch,
  type TransactionHeader,
  type TransactionTable,
  createTransactionTable,
} from "./transaction-log.ts";

/** The durable state in SQLite: the current documents, and the log of the transactions that led to them. */
export interface Store {
  readonly documents: {
    all(): Iterable<StoredDocument>;
    /** The documents of which an account is the last writer, and the bytes of their JSON. */
    lastWrittenBy(author: string): Iterable<{ readonly id: string; readonly bytes: number }>;
  };
  readonly transactions: TransactionTable;
  readonly changes: ChangeTable;
  readonly search: TransactionSearch;
  readonly keyValues: KeyValues;
  readonly retention: Pick<LogRetention, "floor" | "compact">;
  /**
   * Writes all of a transaction or nothing. After it returns, the data is in the operating system's buffers. Throws LakeError 503
   * if SQLite cannot write.
   */
  commit(entry: CommitEntry): void;
  /**
   * Resolves when all previous commits are on disk. Rejects with LakeError 503 if a flush failed. All later commits then fail too.
   */
  flushed(): Promise<void>;
  /** Writes a consistent copy while commits continue. Throws when the file exists. */
  backup(file: string): Promise<void>;
  close(): void;
}

interface CommitEntry {
  readonly transaction: TransactionHeader;
  readonly changes: readonly (ChangeRow & Pick<StoredChange, "body">)[];
  /** Ids of documents whose history is erased. The log keeps only the fact that they were deleted. */
  readonly purged: ReadonlySet<string>;
}

/**
 * Opens or creates the SQLite file. ":memory:" stores nothing on disk. `report` receives the first flush error. If the file cannot
 * be opened, throws an Error that tells the operator what to do.
 */
export function openStore(file: string, report: (error: unknown) => void): Store {
  const database = openDatabase(file);
  const keyValues = createKeyValueTable(database);
  const wal = createWalSync(file);
  const groupCommit = createGroupCommit(file === ":memory:" ? async () => {} : wal.sync, report);
  const retention = createLogRetention(database, (work) => inTransaction(database, work));

  const write = createWriteEntry(database, retention);
  const allDocuments = database.prepare("SELECT body FROM documents ORDER BY id");
  const lastWrittenBy = database.prepare(
    "SELECT id, octet_length(body) AS bytes FROM documents WHERE author = ?",
  );

  return {
    documents: {
      *all() {
        for (const row of allDocuments.iterate()) yield parseDocument(text(row, "body"));
      },
      *lastWrittenBy(author) {
        for (const row of lastWrittenBy.iterate(author))
          yield { id: text(row, "id"), bytes: integer(row, "bytes") };
      },
    },
    transactions: createTransactionTable(database),
    changes: createChangeTable(database),
    search: createTransactionSearch(database),
    keyValues: {
      get: (owner, key) => keyValues.get(owner, key),
      count: (owner) => keyValues.count(owner),
      set(owner, key, value) {
        asLakeError(() => {
          groupCommit.throwIfFailed();
          requireFreeSpace(file);
          keyValues.set(owner, key, value);
        });
        groupCommit.scheduleFlush();
      },
    },
    retention,
    commit(entry) {
      asLakeError(() => {
        groupCommit.throwIfFailed();
        requireFreeSpace(file);
        inTransaction(database, () => write(entry));
      });
      groupCommit.scheduleFlush();
    },
    async flushed() {
      try {
        await groupCommit.flushed();
      } catch (error) {
        throw diskWriteFailed(
          error,
          "The change could not be flushed to disk. The lake accepts no more changes until it is restarted",
        );
      }
    },
    backup: (target) => backupDatabase(file, target),
    close() {
      wal.close();
      database.close();
    },
  };
}

/** Returns the function that writes the rows of a transaction, within one transaction of SQLite. */
function createWriteEntry(
  database: DatabaseSync,
  { raiseResumeSequence }: Pick<LogRetention, "raiseResumeSequence">,
): (entry: CommitEntry) => void {
  const insertTransaction = database.prepare(
    "INSERT INTO transactions (sequence, id, timestamp, author, causes) VALUES (?, ?, ?, ?, ?)",
  );
  const putDocument = database.prepare(
    `INSERT INTO documents (id, body, author) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET body = excluded.body, author = excluded.author`,
  );
  const removeDocument = database.prepare("DELETE FROM documents WHERE id = ?");
  const insertChange = database.prepare(
    "INSERT INTO changes (sequence, position, document, previous_rev, mutations, apply, revert) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const purge = database.prepare("DELETE FROM changes WHERE document = ?");

  return ({ transaction, changes, purged }) => {
    for (const id of purged) purge.run(id);
    if (purged.size > 0) raiseResumeSequence(transaction.sequence);
    const { sequence, id, timestamp, author, causes } = transaction;
    insertTransaction.run(sequence, id, timestamp, author, JSON.stringify(Object.fromEntries(causes)));
    for (const [position, { body, ...change }] of changes.entries()) {
      if (body === null) removeDocument.run(change.id);
      else putDocument.run(change.id, body, author);
      const { previousRev, mutations, effects } = purged.has(change.id) ? withoutContent(change) : change;
      const [apply, revert] = [JSON.stringify(effects.apply), JSON.stringify(effects.revert)];
      insertChange.run(sequence, position, change.id, previousRev, JSON.stringify(mutations), apply, revert);
    }
  };
}

function withoutContent(change: ChangeRow): ChangeRow {
  return { ...change, previousRev: null, effects: { apply: [0, null], revert: [0, null] } };
}

// cspell:ignore statfs bavail
/** What is left for everything else on the disk, such as the quote requests of visitors. */
const MIN_FREE_BYTES = 128 * 1024 * 1024;

/** Throws an Error if the disk is almost full. Called before each commit: it takes some microseconds. */
function requireFreeSpace(file: string): void {
  if (file === ":memory:") return;
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < MIN_FREE_BYTES) throw new Error("less than 128 MB are free");
}

function asLakeError(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw diskWriteFailed(error, "Nothing was changed. Free some disk space or wait, then try again");
  }
}

function createKeyValueTable(database: DatabaseSync): KeyValues {
  const count = database.prepare("SELECT count(*) AS count FROM key_values WHERE owner = ?");
  const get = database.prepare("SELECT value FROM key_values WHERE owner = ? AND key = ?");
  const set = database.prepare(
    "INSERT INTO key_values (owner, key, value) VALUES (?, ?, ?) ON CONFLICT (owner, key) DO UPDATE SET value = excluded.value",
  );
  return {
    get(owner, key) {
      const row = get.get(owner, key);
      return row === undefined ? undefined : JSON.parse(text(row, "value"));
    },
    count: (owner) => Number(count.get(owner)?.["count"]),
    set: (owner, key, value) => void set.run(owner, key, JSON.stringify(value)),
  };
}
