import { createHash, randomUUID } from "node:crypto";
import { createReadStream, mkdirSync } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

import { startBackgroundTask } from "#background-task.ts";
import type { Database } from "#database/schema.ts";
import type { Log } from "#log.ts";

import { contentProblem, quarantineReason } from "./content-check.ts";
import { createObjectTable, type StoredObject } from "./object-table.ts";
import { OssError } from "./oss-error.ts";
import { assertFreeSpace, writeFile } from "./write-file.ts";

export interface ObjectStore {
  /**
   * Stores a file, and resolves when it is durable. Throws an OssError and stores nothing if its size or content is not allowed,
   * its key is taken, or its folder or the disk is full. `size` is the allowed range in bytes, both ends included.
   */
  put(
    key: string,
    name: string,
    file: Readable,
    size: { readonly min: number; readonly max: number },
  ): Promise<StoredObject>;
  get(key: string): Promise<StoredObject | undefined>;
  read(key: string): Readable;
  /** Removes the files that were stored before a time and for which `isWanted` returns false. Returns their number. */
  removeUnwanted(storedBefore: Date, isWanted: (key: string) => Promise<boolean>): Promise<number>;
  /** Removes files that are not in the list and have not been written since a time. A killed process leaves such files. */
  removeUnlisted(unchangedSince: Date): Promise<void>;
}

/** Stores visitors' files in a directory and their list in the database. */
export function openObjectStore(directory: string, database: Database, now: () => Date): ObjectStore {
  mkdirSync(directory, { recursive: true });
  const table = createObjectTable(database);
  const limitFolder = createFolderLimit();
  const pathOf = (key: string) => join(directory, fileNameOf(key));

  return {
    get: (key) => table.get(key),
    read: (key) => createReadStream(pathOf(key)),
    async put(key, name, file, size) {
      const [existing, stored] = await Promise.all([table.get(key), table.usage(folderOf(key))]);
      if (existing !== undefined) throw alreadyExists();
      const release = limitFolder({ key, maxBytes: size.max, stored });
      const partial = join(directory, `${randomUUID()}.part`);
      try {
        const checkSpace = () => assertFreeSpace(directory);
        const written = await writeFile(partial, file, { maxBytes: size.max, checkSpace });
        await using _closed = written.handle;
        const { head, bytes, md5 } = written;
        if (bytes < Math.max(1, size.min))
          throw new OssError(
            400,
            "EntityTooSmall",
            "Your proposed upload is smaller than the minimum allowed size.",
          );
        const problem = contentProblem(key, { head, size: bytes });
        if (problem !== undefined) throw new OssError(400, "InvalidArgument", problem);
        const risk = (await quarantineReason(key, written)) ?? null;
        await rename(partial, pathOf(key));
        await syncDirectory(directory);
        const object = { key, size: bytes, name, md5, storedAt: now().toISOString(), risk };
        await table.add(object);
        return object;
      } finally {
        release();
        await rm(partial, { force: true });
      }
    },
    async removeUnwanted(storedBefore, isWanted) {
      let count = 0;
      for (const key of await table.keysBefore(storedBefore.toISOString())) {
        if (await isWanted(key)) continue;
        await table.remove(key);
        await rm(pathOf(key), { force: true });
        count += 1;
      }
      return count;
    },
    async removeUnlisted(unchangedSince) {
      const listed = new Set((await table.keys()).map(fileNameOf));
      for (const name of await readdir(directory)) {
        const path = join(directory, name);
        if (!listed.has(name) && (await stat(path)).mtime < unchangedSince) await rm(path, { force: true });
      }
    },
  };
}

/** The file name is a hash of the key. Visitors choose the key, so it must not be used as a path. */
function fileNameOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Flushes a directory to disk. Otherwise a power cut could undo a rename that was already reported as done. */
async function syncDirectory(directory: string): Promise<void> {
  await using handle = await open(directory, "r");
  await handle.sync();
}

/** One signature allows uploads into one folder. There is room for a few attempts, but not to fill the disk. */
const FOLDER_LIMITS = { count: 10, bytes: 1024 ** 3 };

/** Limits the uploads into a folder. Running uploads count too, so that parallel ones cannot exceed the limits. */
function createFolderLimit() {
  /** The folders of the keys that are being written. */
  const running = new Map<string, string>();

  /**
   * Returns a function that must be called when the upload has ended. Throws an OssError if the folder is full or the key taken.
   */
  return ({
    key,
    maxBytes,
    stored,
  }: {
    readonly key: string;
    readonly maxBytes: number;
    readonly stored: { readonly count: number; readonly bytes: number };
  }): (() => void) => {
    if (running.has(key)) throw alreadyExists();
    const folder = folderOf(key);
    const parallel = [...running.values()].filter((each) => each === folder).length;
    const bytes = stored.bytes + parallel * Math.min(maxBytes, FOLDER_LIMITS.bytes);
    if (stored.count + parallel >= FOLDER_LIMITS.count || bytes >= FOLDER_LIMITS.bytes) {
      throw new OssError(403, "AccessDenied", "This upload's folder is full. Ask for a new signature.");
    }
    running.set(key, folder);
    return () => void running.delete(key);
  };
}

/** The key up to its last slash. */
function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf("/") + 1);
}

function alreadyExists(): OssError {
  return new OssError(
    409,
    "FileAlreadyExists",
    "The object you specified already exists and can not be overwritten.",
  );
}

const HOUR_MS = 3_600_000;
/** Together with the hour between two runs, this ensures that no unused file gets older than a day. */
const MAX_UNUSED_AGE_MS = 23 * HOUR_MS;

/** Longer than the request timeout: a file that has not been written for so long is not being uploaded. */
const MAX_INCOMPLETE_AGE_MS = HOUR_MS;

interface CleanUp {
  readonly objects: Pick<ObjectStore, "removeUnlisted" | "removeUnwanted">;
  /** Whether a quote request refers to the file. */
  readonly isWanted: (key: string) => Promise<boolean>;
  readonly log: Log;
}

/**
 * Removes, now and every hour, incomplete files, and old files that were uploaded without sending a quote request. Returns a function
 * that stops it.
 */
export function startCleanUp({ objects, isWanted, log }: CleanUp): () => Promise<void> {
  return startBackgroundTask({
    async step() {
      await objects.removeUnlisted(new Date(Date.now() - MAX_INCOMPLETE_AGE_MS));
      const count = await objects.removeUnwanted(new Date(Date.now() - MAX_UNUSED_AGE_MS), isWanted);
      if (count > 0) log.info("removed files without a quote request", { count });
      return false;
    },
    failureMessage: "Old files could not be removed; the next attempt is in an hour",
    delayMs: 0,
    intervalMs: HOUR_MS,
    log,
  });
}
