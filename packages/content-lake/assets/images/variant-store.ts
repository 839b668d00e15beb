import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface VariantStore {
  /** Returns the path of a stored variant and marks it as the most recently used one. */
  find(name: string): string | undefined;
  /** Stores a variant, deletes the least recently used ones above the limit and returns the path. */
  store(name: string, bytes: Buffer): Promise<string>;
  /** Removes a variant from the index after its file was deleted by someone else. */
  removeFromIndex(name: string): void;
}

/** File systems store whole blocks of this size. A file takes about one more for its name and what the system knows of it. */
const BLOCK_BYTES = 4096;

/** What a file of `bytes` takes of a disk. Most files with a picture of one pixel are almost empty, and disks have room for some millions. */
export function bytesOnDisk(bytes: number): number {
  return (Math.ceil(bytes / BLOCK_BYTES) + 1) * BLOCK_BYTES;
}

/** An LRU cache of image variants that takes at most `maxBytes` of a disk. After a restart, the oldest files are evicted first. */
export function createVariantStore({ folder, maxBytes }: { folder: string; maxBytes: number }): VariantStore {
  mkdirSync(folder, { recursive: true });
  const sizes = new Map<string, number>(readSizes(folder));
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  function removeFromIndex(name: string): void {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  async function evictLeastRecentlyUsed(): Promise<void> {
    const leastUsed: string[] = [];
    for (const name of sizes.keys()) {
      if (total <= maxBytes || sizes.size === 1) break;
      removeFromIndex(name);
      leastUsed.push(name);
    }
    await Promise.all(leastUsed.map((name) => rm(join(folder, name), { force: true })));
  }

  return {
    removeFromIndex,
    find(name) {
      const size = sizes.get(name);
      if (size === undefined) return undefined;
      sizes.delete(name);
      sizes.set(name, size);
      return join(folder, name);
    },
    async store(name, bytes) {
      const path = join(folder, name);
      const unfinished = `${path}.${randomUUID()}.tmp`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
      removeFromIndex(name);
      const size = bytesOnDisk(bytes.length);
      sizes.set(name, size);
      total += size;
      await evictLeastRecentlyUsed();
      return path;
    },
  };
}

/** The names and sizes of stored variants, oldest first. Deletes unfinished files of a crashed process. */
function readSizes(folder: string): [string, number][] {
  const files = readdirSync(folder).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return { name, size, mtimeMs };
  });
  const isUnfinished = ({ name, size }: (typeof files)[number]) => name.endsWith(".tmp") || size === 0;
  for (const { name } of files.filter(isUnfinished)) rmSync(join(folder, name));
  return files
    .filter((file) => !isUnfinished(file))
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ name, size }) => [name, bytesOnDisk(size)]);
}
