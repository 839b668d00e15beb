import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, backup, type SQLOutputValue } from "node:sqlite";

import { migrate, type Migration } from "../sqlite/migrate.ts";

const TABLES = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    causes TEXT NOT NULL
  ) STRICT;
  CREATE TABLE changes (
    sequence INTEGER NOT NULL,
    position INTEGER NOT NULL,
    document TEXT NOT NULL,
    previous_rev TEXT,
    mutations TEXT NOT NULL,
    apply TEXT NOT NULL,
    revert TEXT NOT NULL,
    PRIMARY KEY (sequence, position)
  ) STRICT;
  CREATE INDEX changes_of_document ON changes (document, sequence);
  CREATE TABLE key_values (owner TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (owner, key)) STRICT;
  CREATE TABLE log_floor (history INTEGER NOT NULL, history_time TEXT NOT NULL, resume INTEGER NOT NULL) STRICT;
  INSERT INTO log_floor VALUES (0, '', 0);
`;

/** Whether a row of the table "changes" has the Mendoza patch of a deletion, forward or back. Does not read long columns. */
export const CREATED_OR_DELETED =
  "(octet_length(apply) = 8 AND apply = '[0,null]' OR octet_length(revert) = 8 AND revert = '[0,null]')";

/** Empty if the log has forgotten who wrote it. */
const LAST_AUTHORS = `
  ALTER TABLE documents ADD COLUMN author TEXT NOT NULL DEFAULT '';
  UPDATE documents SET author = coalesce((
    SELECT author FROM changes JOIN transactions USING (sequence)
    WHERE document = documents.id ORDER BY sequence DESC LIMIT 1
  ), '');
  CREATE INDEX documents_of_author ON documents (author);
`;

const MIGRATIONS: readonly Migration[] = [
  { name: "Create the tables", run: (database) => database.exec(TABLES) },
  {
    name: "Index what created and deleted documents",
    run: (database) =>
      database.exec(
        `CREATE INDEX created_or_deleted ON changes (document, sequence) WHERE ${CREATED_OR_DELETED}`,
      ),
  },
  { name: "Note who wrote each document last", run: (database) => database.exec(LAST_AUTHORS) },
];

/**
 * Opens and migrates the file. Creates it and its directory if missing. ":memory:" stores nothing on disk. Throws if the file was
 * written by a newer version.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = openFile(file);
  try {
    migrate(database, MIGRATIONS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the file. Throws an Error that tells the operator what to do. On a full disk even reading fails, because SQLite has no
 * space for the index of its write-ahead log.
 */
function openFile(file: string): DatabaseSync {
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout: 1000 });
    // With NORMAL a commit is in the operating system's buffers and survives kill -9. group-commit.ts then flushes many commits
    // at once before they are acknowledged; FULL would block this thread for each one.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864",
    );
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} cannot be opened (${reason}). Free some disk space, or allow this user to write there, then start again. Nothing in it was changed.`,
      { cause: error },
    );
  }
}

/** More pages than any file has, so that SQLite copies in one step and the copy is consistent during writes. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Writes a consistent copy of a database, off the main thread, even while this or another process writes to it. Throws if `file`
 * does not exist or `target` exists.
 */
export async function backupDatabase(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist, so there is nothing to copy`);
  if (existsSync(target))
    throw new Error(`${target} exists already. Name another file, or move this one away`);
  // A separate connection, because the lake's own is in use on the main thread.
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** A row of a query's result. */
export type Row = Record<string, SQLOutputValue>;

/** Reads a column that the schema declares as text. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === "string") return value;
  throw new Error(`The store is damaged: column "${column}" holds ${String(value)} instead of text`);
}

/** Reads a column that the schema declares as an integer. */
export function integer(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value === "number") return value;
  throw new Error(`The store is damaged: column "${column}" holds ${String(value)} instead of a number`);
}
