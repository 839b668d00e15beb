import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

import { dataPaths } from "../data-directory.ts";

/** A stopping lake closes its port shortly before it releases this lock. */
const WAIT_MS = 2000;

type DirectoryLock =
  | { readonly kind: "locked"; readonly unlock: () => void }
  /** `holder` describes the other process for messages. It may be unknown. */
  | { readonly kind: "in use"; readonly holder: string };

/**
 * Locks a data directory for this process. The lock is an operating-system file lock on an empty SQLite database, so it ends with
 * the process, even after kill -9. Waits up to 2 seconds for another process. Throws if the directory is not writable.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const { lock, pid } = dataPaths(directory);
  // Open this file nowhere else: closing any of its descriptors releases all locks that the process has on it.
  const database = new DatabaseSync(lock);
  try {
    database.exec(`pragma busy_timeout = ${WAIT_MS}; begin exclusive`);
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes("locked"))
      return { kind: "in use", holder: readHolder(pid) };
    throw error;
  }
  writeFileSync(pid, `${process.pid}\n`);
  return { kind: "locked", unlock: () => database.close() };
}

/** Reads who holds the lock, only for messages. The pid file does not decide it. */
function readHolder(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, "utf8").trim()}`;
  } catch {
    return "another process";
  }
}
