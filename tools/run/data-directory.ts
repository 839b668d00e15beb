import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Matches the names of the entries that the Content Lake, the admin API and this program store in DATA_DIR. */
const OWN_ENTRY =
  /^(?:(?:accounts|admin|comments|lake)\.db(?:-wal|-shm|-journal)?|assets|lake\.(?:lock(?:-journal)?|pid)|secrets(?:-[\da-f-]+)?\.json|storage)$/;
const OTHER_USERS = 0o077;

/**
 * Creates the directory. Removes all permissions of other users for these entries, because they contain passwords,
 * personal data and keys. A directory that also has other entries, such as a home directory, keeps its mode. If it fails, throws an
 * Error that names DATA_DIR.
 */
export function prepareDataDirectory(directory: string): void {
  namingDataDirectory(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const names = readdirSync(directory);
    const own = names.filter((name) => OWN_ENTRY.test(name));
    if (own.length === names.length) takeRightsOfOthers(directory);
    for (const name of own) makePrivate(join(directory, name));
  });
}

/** Runs `action`. If it fails, the message of the error names the directory and its variable. */
export function namingDataDirectory<Result>(directory: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `DATA_DIR is ${directory}, which cannot be used (${reason}). Make it writable, or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
}

function makePrivate(path: string): void {
  if (lstatSync(path).isSymbolicLink()) return;
  takeRightsOfOthers(path);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) makePrivate(join(path, name));
}

function takeRightsOfOthers(path: string): void {
  const { mode } = lstatSync(path);
  if ((mode & OTHER_USERS) !== 0) chmodSync(path, mode & 0o7777 & ~OTHER_USERS);
}
