import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { inTransaction } from "#in-transaction.ts";

const SCHEMA_VERSION = 1;

const SCHEMA = `
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
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Opens the file, creating it and its folder; ":memory:" keeps nothing. Throws when a newer program wrote it. */
export function openDatabase(file: string): DatabaseSync {
  const database = opened(file);
  const version = database.prepare("PRAGMA user_version").get()?.user_version;
  if (version === 0) inTransaction(database, () => database.exec(SCHEMA));
  else if (version !== SCHEMA_VERSION) {
    database.close();
    throw new Error(
      `${file} has schema version ${String(version)}, this program knows ${SCHEMA_VERSION}. Run the version that wrote it, or export and import`,
    );
  }
  return database;
}

/** Throws an Error for people: a full disk refuses even to be read, for want of a place for the index of its log. */
function opened(file: string): DatabaseSync {
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout: 1000 });
    // NORMAL only hands each commit to the operating system, which survives kill -9: flush.ts forces the log onto the disk for
    // many commits at once before they are acknowledged, where FULL would stop this thread for each one.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864",
    );
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} cannot be opened (${reason}). Free some space on its disk, or let this user write there, then start again; nothing in it was changed.`,
      { cause: error },
    );
  }
}
