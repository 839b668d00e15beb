import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface VariantStore {
  /** The path of a stored variant, which counts as used now. */
  find(name: string): string | undefined;
  /** Stores a variant and removes the least recently used ones above the limit. Returns its path. */
  store(name: string, bytes: Buffer): Promise<string>;
  /** Forgets a variant that is no longer on the disk. */
  forget(name: string): void;
}

/** Made pictures on the disk, at most `maxBytes` together. After a restart the age of the files is their order. */
export function createVariantStore({ folder, maxBytes }: { folder: string; maxBytes: number }): VariantStore {
  mkdirSync(folder, { recursive: true });
  const sizes = new Map<string, number>(readSizes(folder));
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  function forget(name: string): void {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  async function shrink(): Promise<void> {
    const leastUsed: string[] = [];
    for (const name of sizes.keys()) {
      if (total <= maxBytes || sizes.size === 1) break;
      forget(name);
      leastUsed.push(name);
    }
    await Promise.all(leastUsed.map((name) => rm(join(folder, name), { force: true })));
  }

  return {
    forget,
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
      forget(name);
      sizes.set(name, bytes.length);
      total += bytes.length;
      await shrink();
      return path;
    },
  };
}

/** Oldest first. What a crash left unfinished is removed. */
function readSizes(folder: string): [string, number][] {
  const files = readdirSync(folder).map((name) => ({ name, stats: statSync(join(folder, name)) }));
  const isUnfinished = ({ name, stats }: (typeof files)[number]) => name.endsWith(".tmp") || stats.size === 0;
  for (const { name } of files.filter(isUnfinished)) rmSync(join(folder, name));
  return files
    .filter((file) => !isUnfinished(file))
    .toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)
    .map(({ name, stats }) => [name, stats.size]);
}
