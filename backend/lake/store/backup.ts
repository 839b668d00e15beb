import { existsSync } from "node:fs";
import { DatabaseSync, backup } from "node:sqlite";

/** More pages than a file has: one step sees one moment, however much is written meanwhile. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the store as it is at one moment, off the main thread, while this or another process goes on writing to it.
 * Throws when `file` does not exist or `target` does.
 */
export async function backupStore(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} does not exist, so there is nothing to copy`);
  if (existsSync(target))
    throw new Error(`${target} exists already. Name a file that does not, or move it away`);
  // A connection of its own: the lake's is busy on another thread.
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}
