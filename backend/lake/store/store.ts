import { inTransaction } from "#in-transaction.ts";

import type { KeyValues } from "../contract.ts";
import { diskFailed } from "../errors.ts";
import { backupStore } from "./backup.ts";
import { type ChangeRow, type ChangeTable, changeTable } from "./change-table.ts";
import { openDatabase } from "./database.ts";
import { type DocumentTable, documentTable } from "./document-table.ts";
import { groupFlusher, walSync } from "./flush.ts";
import { keyValueTable } from "./key-value-table.ts";
import { type Log, logRetention } from "./retention.ts";
import { type Searches, searches } from "./search.ts";
import { type Heading, type TransactionTable, transactionTable } from "./transaction-table.ts";

/** What is on disk: the current documents and the log of what made them. */
export interface Store {
  readonly documents: Pick<DocumentTable, "all">;
  readonly transactions: Omit<TransactionTable, "insert">;
  readonly changes: Omit<ChangeTable, "insert" | "removeOf">;
  readonly search: Searches;
  readonly keyValues: KeyValues;
  readonly log: Pick<Log, "floor" | "compact">;
  /** All or nothing, handed to the operating system when it returns. Throws LakeError 503 when the disk refuses: then nothing is written. */
  commit(entry: Entry): void;
  /** Resolves when all that was committed until now is on the disk. Rejects with LakeError 503 when the disk fails; commits are refused from then on. */
  flushed(): Promise<void>;
  /** Writes a consistent copy while writing goes on. The file must not exist yet. */
  backup(file: string): Promise<void>;
  close(): void;
}

interface Entry {
  readonly heading: Heading;
  /** `body`: the document as JSON; null removes it. */
  readonly changes: readonly (ChangeRow & { readonly body: string | null })[];
  /** Documents to forget: their log goes, but that they were removed. */
  readonly purged: ReadonlySet<string>;
}

export function openStore(file: string, report: (error: unknown) => void): Store {
  const database = openDatabase(file);
  const documents = documentTable(database);
  const transactions = transactionTable(database);
  const changes = changeTable(database);
  const keyValues = keyValueTable(database);
  const wal = walSync(file);
  const flusher = groupFlusher(file === ":memory:" ? async () => {} : wal.sync, report);
  const log = logRetention(database, (work) => inTransaction(database, work));

  const write = ({ heading, changes: made, purged }: Entry) => {
    for (const id of purged) changes.removeOf(id);
    if (purged.size > 0) log.raiseResume(heading.sequence);
    transactions.insert(heading);
    for (const [position, change] of made.entries()) {
      if (change.body === null) documents.remove(change.id);
      else documents.put(change.id, change.body);
      changes.insert(position, purged.has(change.id) ? forgotten(change) : change);
    }
  };

  return {
    documents,
    transactions,
    changes,
    search: searches(database),
    keyValues: {
      get: (owner, key) => keyValues.get(owner, key),
      set(owner, key, value) {
        available(() => {
          flusher.check();
          keyValues.set(owner, key, value);
        });
        flusher.written();
      },
    },
    log,
    commit(entry) {
      available(() => {
        flusher.check();
        inTransaction(database, () => write(entry));
      });
      flusher.written();
    },
    async flushed() {
      try {
        await flusher.flushed();
      } catch (error) {
        throw diskFailed(
          error,
          "The change could not be forced onto the disk, and no other is taken until the lake is started again",
        );
      }
    },
    backup: (target) => backupStore(file, target),
    close() {
      wal.close();
      database.close();
    },
  };
}

function forgotten(change: ChangeRow): ChangeRow {
  return { ...change, previousRev: null, effects: { apply: [0, null], revert: [0, null] } };
}

function available(work: () => void): void {
  try {
    work();
  } catch (error) {
    throw diskFailed(error, "Nothing was changed; free some space or wait, then try again");
  }
}
