import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A backend that is stopping lets go of its port a moment before its folder. */
const PATIENCE_MS = 2000;

export type FolderLock =
  | { readonly kind: "locked"; readonly unlock: () => void }
  /** `holder` is the other process, as far as it is known. */
  | { readonly kind: "in use"; readonly holder: string };

/**
 * Takes a data folder for this process alone. The lock is the operating system's, on a database that stays empty: it ends with
 * the process, also after kill -9. Throws when the folder cannot be written.
 */
export function lockFolder(directory: string): FolderLock {
  const pidFile = join(directory, "backend.pid");
  // Never opened in another way: a process that closes a file gives up all its locks on it.
  const database = new DatabaseSync(join(directory, "backend.lock"));
  try {
    database.exec(`pragma busy_timeout = ${PATIENCE_MS}; begin exclusive`);
  } catch (error) {
    database.close();
    if (error instanceof Error && error.message.includes("locked"))
      return { kind: "in use", holder: holderIn(pidFile) };
    throw error;
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return { kind: "locked", unlock: () => database.close() };
}

/** For people only: who has the lock is not decided by it. */
function holderIn(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, "utf8").trim()}`;
  } catch {
    return "another process";
  }
}
