import { createHash, randomUUID } from "node:crypto";
import { createReadStream, mkdirSync, statSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

import { createEstimate } from "./estimate.ts";
import { OssError } from "./oss-error.ts";
import {
  assertFreeSpace,
  freeBytesOf,
  noSpace,
  RESERVED_BYTES,
  type WrittenFile,
  writeFile,
} from "./write-file.ts";

/** What the list says about a stored file. */
export interface StoredObject {
  readonly key: string;
  /** The key up to its last slash. */
  readonly folder: string;
  /** Who stored it: the start of the last folder, up to its first hyphen. */
  readonly uploader: string;
  /** In bytes. */
  readonly size: number;
  /** The name that it had at the uploader. */
  readonly name: string;
  readonly md5: string;
  /** ISO 8601 in UTC. */
  readonly storedAt: string;
  /** Why it could be dangerous. Null if nothing was found. */
  readonly risk: string | null;
}

/** The list of the stored files, in a database of the caller. */
export interface ObjectTable {
  readonly get: (key: string) => Promise<StoredObject | undefined>;
  readonly add: (object: StoredObject) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly keys: () => Promise<string[]>;
  /** The number and the bytes of the files in a folder, or of an uploader. */
  readonly stored: (
    group: "folder" | "uploader",
    name: string,
  ) => Promise<{ readonly count: number; readonly bytes: number }>;
  /** The bytes of all files that nothing refers to, and the oldest one of the uploader who has most. Undefined if there are none. */
  readonly unused: () => Promise<{ readonly bytes: number; readonly key: string } | undefined>;
  /**
   * The keys of files that were stored before a time and that nothing refers to, or before another time and only something that looks
   * automated. Times are ISO 8601 in UTC.
   */
  readonly unusedBefore: (time: string, suspectedTime: string) => Promise<string[]>;
  /** The bytes of all files that the owner of the bucket has not dealt with yet, unused ones included. */
  readonly unhandledBytes: () => Promise<number>;
}

/** What the caller thinks of a file. */
export interface ContentCheck {
  /** The reason to reject a file by its first bytes. */
  readonly problem: (
    key: string,
    content: { readonly head: Buffer; readonly size: number },
  ) => string | undefined;
  /** The reason why an accepted file could be dangerous. It is stored with that reason. */
  readonly risk: (key: string, written: WrittenFile, signal: AbortSignal) => Promise<string | undefined>;
}

export type ObjectStore = ReturnType<typeof openObjectStore>;

interface StoreOptions {
  readonly directory: string;
  readonly table: ObjectTable;
  readonly check: ContentCheck;
  readonly now: () => Date;
  readonly freeBytes?: (directory: string) => Promise<number>;
}

/** The largest part of the free space that unused files may take, and that unfinished ones may take too. */
const MAX_UNUSED_SHARE = 1 / 3;
/** If unhandled files take a larger part of the free space, the disk is crowded. */
const MAX_UNHANDLED_SHARE = 1 / 2;
/** The part of the space that is left for files, which an uploader may take of a crowded disk. So newcomers always find some. */
const CROWDED_SHARE = 1 / 50;

/** Stores files of strangers in a directory, and their list in a table. */
export function openObjectStore(options: StoreOptions) {
  const { directory, table, check, now, freeBytes = freeBytesOf } = options;
  mkdirSync(directory, { recursive: true });
  const uploads = createUploadLimit(table);
  const pathOf = (key: string) => join(directory, fileNameOf(key));
  const unusedBytes = createEstimate(now);
  const unhandledBytes = createEstimate(now);

  async function remove(key: string): Promise<void> {
    await table.remove(key);
    await rm(pathOf(key), { force: true });
  }

  /**
   * Deletes unused files. The uploader who stored the most loses files first, so that a flood of uploads does not push out the files of
   * others.
   */
  async function limitUnused(): Promise<void> {
    for (;;) {
      const maxBytes = (await freeBytes(directory)) * MAX_UNUSED_SHARE;
      if (unusedBytes.isAtMost(maxBytes)) return;
      const unused = await table.unused();
      unusedBytes.set(unused?.bytes ?? 0);
      if (unused === undefined || unused.bytes <= maxBytes) return;
      await remove(unused.key);
    }
  }

  /** Whether the disk has more space than what is reserved for other data. */
  const hasSpace = async () => (await freeBytes(directory)) > RESERVED_BYTES;
  let wasCrowded = false;

  /**
   * Whether the disk has no space left for files, or so many unhandled ones that an uploader may store only little. Unhandled files are not
   * deleted, because something refers to them.
   */
  async function isCrowded(): Promise<boolean> {
    const maxBytes = (await freeBytes(directory)) * MAX_UNHANDLED_SHARE;
    if (!unhandledBytes.isAtMost(maxBytes)) unhandledBytes.set(await table.unhandledBytes());
    wasCrowded = !(await hasSpace()) || !unhandledBytes.isAtMost(maxBytes);
    return wasCrowded;
  }

  /** Makes room for a file that is accepted. Throws an OssError if there is none for its uploader. */
  async function makeRoom(key: string, bytes: number): Promise<void> {
    await limitUnused();
    if (!(await isCrowded())) return;
    const stored = await table.stored("uploader", groupsOf(key).uploader);
    const free = await freeBytes(directory);
    if (stored.bytes + uploads.grow(key, bytes, free) > (free - RESERVED_BYTES) * CROWDED_SHARE)
      throw noSpace();
  }

  return {
    hasSpace,
    isCrowded,
    /** The same as of the last upload or call. For those who ask often: it takes time only while the disk is crowded. */
    isStillCrowded: async () => wasCrowded && isCrowded(),
    get: table.get,
    read: (key: string): Readable => createReadStream(pathOf(key)),
    remove,
    /**
     * Stores a file, and resolves when it is durable. Throws an OssError and stores nothing if its size or content is not allowed, its
     * key is taken, or a limit is reached. `size` is the allowed range in bytes, both ends included. `signal` is aborted if nobody waits for it.
     */
    async put(
      key: string,
      name: string,
      file: Readable,
      size: { readonly min: number; readonly max: number },
      signal: AbortSignal,
    ): Promise<StoredObject> {
      const release = await uploads.start(key, size.max);
      const checkSpace = async (written: number) => {
        const free = await freeBytes(directory);
        assertFreeSpace(free);
        const running = uploads.grow(key, written, free);
        if (wasCrowded && running > (free - RESERVED_BYTES) * CROWDED_SHARE) throw noSpace();
      };
      const partial = join(directory, `${randomUUID()}.part`);
      try {
        const written = await writeFile(partial, file, { maxBytes: size.max, checkSpace });
        await using _closed = written.handle;
        const { head, bytes, md5 } = written;
        if (bytes < Math.max(1, size.min))
          throw new OssError(
            400,
            "EntityTooSmall",
            "Your proposed upload is smaller than the minimum allowed size.",
          );
        const problem = check.problem(key, { head, size: bytes });
        if (problem !== undefined) throw new OssError(400, "InvalidArgument", problem);
        const risk = (await check.risk(key, written, signal)) ?? null;
        // Only now, because a file that is rejected needs no room.
        await makeRoom(key, bytes);
        await written.handle.sync();
        const storedAt = now().toISOString();
        const object = { key, ...groupsOf(key), size: bytes, name, md5, storedAt, risk };
        await rename(partial, pathOf(key));
        try {
          await syncDirectory(directory);
          await table.add(object);
          unusedBytes.add(bytes);
          unhandledBytes.add(bytes);
        } catch (error) {
          // A file that is not in the list counts for no limit.
          await rm(pathOf(key), { force: true });
          throw error;
        }
        return object;
      } catch (error) {
        // A file that is not stored may have cost as much time as one that is.
        uploads.countFailed(key);
        throw error;
      } finally {
        release();
        await rm(partial, { force: true });
      }
    },
    /** Removes files that are not in the list and have not been written since a time. A killed process leaves such files. */
    async removeUnlisted(unchangedSince: Date): Promise<void> {
      const listed = new Set((await table.keys()).map(fileNameOf));
      for (const name of await readdir(directory)) {
        if (listed.has(name)) continue;
        const path = join(directory, name);
        // Undefined if its upload has ended since.
        const file = statSync(path, { throwIfNoEntry: false });
        if (file !== undefined && file.mtime < unchangedSince) await rm(path, { force: true });
      }
    },
    /** Removes unused files (ObjectTable.unusedBefore), and returns their number. */
    async removeUnused(storedBefore: Date, suspectedBefore: Date): Promise<number> {
      const keys = await table.unusedBefore(storedBefore.toISOString(), suspectedBefore.toISOString());
      for (const key of keys) await remove(key);
      return keys.length;
    },
  };
}

/** The file name is a hash of the key. Strangers choose the key, so it must not be used as a path. */
function fileNameOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Flushes a directory to disk. Otherwise a power cut could undo a rename that was already reported as done. */
async function syncDirectory(directory: string): Promise<void> {
  await using handle = await open(directory, "r");
  await handle.sync();
}

/** What one signature, and one uploader, may store. There is room for a few attempts, but not to fill the disk. */
const LIMITS = {
  folder: { count: 10, bytes: 1024 ** 3 },
  uploader: { count: 100, bytes: 4 * 1024 ** 3 },
} as const;

/** How many uploads of an uploader may fail. Visitors remove files, lose connections, and choose files of other types. */
const MAX_FAILED = 100;
/** Those whose upload failed last are counted, so that the memory has a limit. */
const MAX_COUNTED = 10_000;

/**
 * Limits the uploads into a folder, and those of an uploader. Running uploads count too, so that parallel ones cannot exceed the
 * limits.
 */
export function createUploadLimit(table: Pick<ObjectTable, "get" | "stored">) {
  /** The keys that are being written, and how many bytes of each. */
  const running = new Map<string, number>();
  /** How many uploads of an uploader were not stored, in the memory of this process. */
  const failed = new Map<string, number>();

  return {
    /**
     * Returns a function that must be called when the upload has ended. Throws an OssError if the limit is reached or the key is taken.
     */
    async start(key: string, maxBytes: number): Promise<() => void> {
      const groups = groupsOf(key);
      const [existing, folder, uploader] = await Promise.all([
        table.get(key),
        table.stored("folder", groups.folder),
        table.stored("uploader", groups.uploader),
      ]);
      if (existing !== undefined || running.has(key)) throw alreadyExists();
      const hasRoom = (group: keyof typeof LIMITS, stored: { count: number; bytes: number }) => {
        const limit = LIMITS[group];
        const parallel = [...running.keys()].filter(
          (other) => groupsOf(other)[group] === groups[group],
        ).length;
        const bytes = stored.bytes + parallel * Math.min(maxBytes, limit.bytes);
        return stored.count + parallel < limit.count && bytes < limit.bytes;
      };
      if (!hasRoom("folder", folder))
        throw new OssError(403, "AccessDenied", "This upload's folder is full. Ask for a new signature.");
      if (!hasRoom("uploader", uploader) || (failed.get(groups.uploader) ?? 0) >= MAX_FAILED)
        throw new OssError(403, "QuotaExceeded", "Too many files have come from this address today.");
      running.set(key, 0);
      return () => void running.delete(key);
    },
    countFailed(key: string): void {
      const { uploader } = groupsOf(key);
      const count = (failed.get(uploader) ?? 0) + 1;
      failed.delete(uploader);
      failed.set(uploader, count);
      const [oldest] = failed.keys();
      if (failed.size > MAX_COUNTED && oldest !== undefined) failed.delete(oldest);
    },
    /**
     * Counts what is written of an upload, and returns the bytes of all running uploads of its uploader. The list has an upload only when it is
     * finished, and nobody has to finish one. So if they take too much of the free space, this throws an OssError for those of the uploader who
     * has most.
     */
    grow(key: string, bytes: number, freeBytes: number): number {
      running.set(key, bytes);
      const totals = new Map<string, number>();
      for (const [other, written] of running) {
        const { uploader } = groupsOf(other);
        totals.set(uploader, (totals.get(uploader) ?? 0) + written);
      }
      const all = totals.values().reduce((sum, written) => sum + written, 0);
      const own = totals.get(groupsOf(key).uploader) ?? 0;
      if (all > freeBytes * MAX_UNUSED_SHARE && own === Math.max(...totals.values())) throw noSpace();
      return own;
    },
  };
}

/** The key up to its last slash, and the code of the uploader with which the last folder begins. */
export function groupsOf(key: string): Pick<StoredObject, "folder" | "uploader"> {
  const folder = key.slice(0, key.lastIndexOf("/") + 1);
  return { folder, uploader: folder.split("/").at(-2)?.split("-")[0] ?? "" };
}

function alreadyExists(): OssError {
  return new OssError(
    409,
    "FileAlreadyExists",
    "The object you specified already exists and can not be overwritten.",
  );
}
