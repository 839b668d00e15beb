import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { NewerDatabaseError } from "./sqlite/migrate.ts";

/** The paths of everything that the lake stores in its data directory. */
export function dataPaths(directory: string) {
  return {
    accounts: join(directory, "accounts.db"),
    comments: join(directory, "comments.db"),
    content: join(directory, "lake.db"),
    assets: join(directory, "assets"),
    key: join(directory, "lake.key"),
    lock: join(directory, "lake.lock"),
    pid: join(directory, "lake.pid"),
    /** Node's compiled code, for a faster start. A user who can write here can change what the next start runs. */
    compileCache: join(directory, "compile-cache"),
  };
}

const OWN_NAMES = new Set(Object.values(dataPaths("")));
/** What SQLite appends to the name of a database for its other files. */
const SQLITE_SUFFIX = /-(?:wal|shm|journal)$/;
const OTHER_USERS = 0o077;

/**
 * Creates the directory. Removes all permissions of other users for the entries of the lake, because they contain password hashes
 * and drafts. A directory that also has other entries, such as a home directory, keeps its mode. If it fails, throws an Error that
 * names the directory.
 *
 * A program that stores private entries of its own in the directory names them with `isAlsoPrivate`.
 */
export function prepareDataDirectory(
  directory: string,
  isAlsoPrivate: (name: string) => boolean = () => false,
): void {
  explainingDirectory(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const names = readdirSync(directory);
    const own = names.filter((name) => {
      const base = name.replace(SQLITE_SUFFIX, "");
      return OWN_NAMES.has(base) || isAlsoPrivate(base);
    });
    if (own.length === names.length) removePermissionsOfOthers(directory);
    for (const name of own) makePrivate(join(directory, name));
  });
}

/** Runs `action`. If it fails, the message of the error names the directory. */
export function explainingDirectory<Result>(directory: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data directory ${directory} cannot be used (${reason}). Make it writable, or choose another one with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Passes over what is gone meanwhile: processes write to the compile cache through temporary files. */
function makePrivate(path: string): void {
  try {
    const entry = lstatSync(path);
    if (entry.isSymbolicLink()) return;
    removePermissionsOfOthers(path);
    if (!entry.isDirectory()) return;
    for (const name of readdirSync(path)) makePrivate(join(path, name));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

function removePermissionsOfOthers(path: string): void {
  const { mode } = lstatSync(path);
  if ((mode & OTHER_USERS) !== 0) chmodSync(path, mode & 0o7777 & ~OTHER_USERS);
}
