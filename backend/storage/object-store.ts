import { createHash, randomUUID } from "node:crypto";
import { createReadStream, mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";

import { contentProblem } from "./content-check.ts";
import { contentRisk } from "./content-risk.ts";
import { assertFreeSpace } from "./free-space.ts";
import { createObjectTable, type StoredObject } from "./object-table.ts";
import { OssError } from "./oss-error.ts";
import { alreadyExists, createRooms, folderOf } from "./rooms.ts";
import { writeFile } from "./write-file.ts";

export interface ObjectStore {
  /** Stores the file durably, then answers. Throws an OssError and keeps nothing when it is too big, too small, or not what its name says. */
  put(
    key: string,
    name: string,
    file: Readable,
    size: { least: number; most: number },
  ): Promise<StoredObject>;
  get(key: string): StoredObject | undefined;
  read(key: string): Readable;
  /** Removes what was stored before a time and is not wanted. Returns how many. */
  removeUnwanted(storedBefore: Date, isWanted: (key: string) => boolean): Promise<number>;
}

export function openObjectStore(directory: string, database: DatabaseSync, now: () => Date): ObjectStore {
  mkdirSync(directory, { recursive: true });
  const table = createObjectTable(database);
  const rooms = createRooms();
  const fileOf = (key: string) => join(directory, nameOf(key));
  removeLeftovers(directory, new Set(table.keys().map(nameOf)));

  return {
    get: (key) => table.get(key),
    read: (key) => createReadStream(fileOf(key)),
    async put(key, name, file, size) {
      if (table.get(key) !== undefined) throw alreadyExists();
      const room = rooms.enter({ key, most: size.most, stored: table.usage(folderOf(key)) });
      const partial = join(directory, `${randomUUID()}.part`);
      try {
        const assertRoom = () => assertFreeSpace(directory);
        const written = await writeFile(partial, file, { most: size.most, assertRoom });
        await using _closed = written.handle;
        const { head, bytes, md5 } = written;
        if (bytes < Math.max(1, size.least))
          throw new OssError(
            400,
            "EntityTooSmall",
            "Your proposed upload is smaller than the minimum allowed size.",
          );
        const problem = contentProblem(key, { head, size: bytes });
        if (problem !== undefined) throw new OssError(400, "InvalidArgument", problem);
        const risk = await contentRisk(key, written);
        await rename(partial, fileOf(key));
        await syncDirectory(directory);
        const object = { key, size: bytes, name, md5, storedAt: now().toISOString(), risk };
        table.add(object);
        return object;
      } finally {
        room.leave();
        await rm(partial, { force: true });
      }
    },
    async removeUnwanted(storedBefore, isWanted) {
      const keys = table.keysBefore(storedBefore.toISOString()).filter((key) => !isWanted(key));
      for (const key of keys) {
        table.remove(key);
        // oxlint-disable-next-line no-await-in-loop -- in the background, one at a time
        await rm(fileOf(key), { force: true });
      }
      return keys.length;
    },
  };
}

/** A key is the visitor's choice, a file name ours. */
function nameOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** What a process that was killed left half-written, or wrote and never told of. */
function removeLeftovers(directory: string, known: ReadonlySet<string>): void {
  for (const name of readdirSync(directory)) {
    if (!known.has(name)) rmSync(join(directory, name), { force: true });
  }
}

/** Without it a power cut could undo the renaming that was answered for. */
async function syncDirectory(directory: string): Promise<void> {
  await using handle = await open(directory, "r");
  await handle.sync();
}
