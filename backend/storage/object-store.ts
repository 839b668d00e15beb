import { createHash, randomUUID } from "node:crypto";
import { createReadStream, mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";

import { contentProblem, HEAD_BYTES } from "./content-check.ts";
import { createObjectTable, type StoredObject } from "./object-table.ts";
import { OssError } from "./oss-error.ts";

/** One upload's folder may hold a few tries, not a library. */
const FOLDER_LIMITS = { count: 10, bytes: 1024 ** 3 };

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
}

export function openObjectStore(directory: string, database: DatabaseSync, now: () => Date): ObjectStore {
  mkdirSync(directory, { recursive: true });
  const table = createObjectTable(database);
  // A key is the visitor's choice, a file name ours.
  const fileOf = (key: string) => join(directory, createHash("sha256").update(key).digest("hex"));

  return {
    get: (key) => table.get(key),
    read: (key) => createReadStream(fileOf(key)),
    async put(key, name, file, size) {
      checkRoom(table.usage(key.slice(0, key.lastIndexOf("/") + 1)));
      if (table.get(key) !== undefined)
        throw new OssError(
          409,
          "FileAlreadyExists",
          "The object you specified already exists and can not be overwritten.",
        );
      const partial = join(directory, `${randomUUID()}.part`);
      try {
        const { head, bytes, md5 } = await writeTo(partial, file, size.most);
        if (bytes < Math.max(1, size.least))
          throw new OssError(
            400,
            "EntityTooSmall",
            "Your proposed upload is smaller than the minimum allowed size.",
          );
        const problem = contentProblem(key, { head, size: bytes });
        if (problem !== undefined) throw new OssError(400, "InvalidArgument", problem);
        await rename(partial, fileOf(key));
        const object = { key, size: bytes, name, md5, storedAt: now().toISOString() };
        table.add(object);
        return object;
      } finally {
        await rm(partial, { force: true });
      }
    },
  };
}

function checkRoom({ count, bytes }: { count: number; bytes: number }): void {
  if (count < FOLDER_LIMITS.count && bytes < FOLDER_LIMITS.bytes) return;
  throw new OssError(403, "AccessDenied", "This upload's folder is full. Ask for a new signature.");
}

async function writeTo(
  path: string,
  file: Readable,
  most: number,
): Promise<{ head: Buffer; bytes: number; md5: string }> {
  const hash = createHash("md5");
  let head = Buffer.alloc(0);
  let bytes = 0;
  await using handle = await open(path, "wx");
  // A refused file must still be read to its end by whoever handed it over, so it is not destroyed here.
  for await (const piece of file.iterator({ destroyOnReturn: false })) {
    const chunk = Buffer.from(piece);
    bytes += chunk.length;
    if (bytes > most)
      throw new OssError(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size.");
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
    hash.update(chunk);
    await handle.write(chunk);
  }
  await handle.sync();
  return { head, bytes, md5: hash.digest("hex") };
}
