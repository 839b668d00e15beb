import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

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
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 1000 });
  // NORMAL hands each commit to the operating system before it is acknowledged, so it survives kill -9. FULL would also
  // wait for the disk: 200 to 350 writes/s measured instead of 1,700. flush.ts bounds what a power cut can take.
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864",
  );
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

/** All of `work` or nothing of it. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
