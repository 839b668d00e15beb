import type { KeyValues } from "../contract.ts";
import { LakeError } from "../errors.ts";
import { backupStore } from "./backup.ts";
import { type ChangeRow, type ChangeTable, changeTable } from "./change-table.ts";
import { inTransaction, openDatabase } from "./database.ts";
import { type DocumentTable, documentTable } from "./document-table.ts";
import { walFlusher } from "./flush.ts";
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
  const flusher = walFlusher(file, report);
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
      set: (owner, key, value) => available(() => keyValues.set(owner, key, value)),
    },
    log,
    commit(entry) {
      available(() => inTransaction(database, () => write(entry)));
      flusher.written();
    },
    backup: (target) => backupStore(file, target),
    close() {
      flusher.close();
      database.close();
    },
  };
}

function forgotten(change: ChangeRow): ChangeRow {
  return { ...change, previousRev: null, effects: { apply: [0, null], revert: [0, null] } };
}

/** Never a 4xx: the Studio would throw the edit away. */
function available(work: () => void): void {
  try {
    work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The lake could not write to its disk (${reason}). Nothing was changed; free some space or wait, then try again`;
    const error = new LakeError(503, { statusCode: 503, error: "Service Unavailable", message }, message);
    error.cause = cause;
    throw error;
  }
}
