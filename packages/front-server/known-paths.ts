import { readFile, rename, writeFile } from "node:fs/promises";

import * as v from "valibot";

/** The paths of the content when it was last read, also by an earlier process. */
export interface KnownPaths {
  has(path: string): boolean;
  set(paths: readonly string[]): Promise<void>;
}

/**
 * Keeps the paths in a file of the build. Its pages stay on disk when they are unpublished, and none may come back because the source of the
 * content does not respond when the server starts. Without the file, every path counts as known: the build has just read the content.
 */
export async function openKnownPaths(file: string): Promise<KnownPaths> {
  const stored = await readFile(file, "utf8").catch(() => undefined);
  let text = stored;
  let known = stored === undefined ? undefined : new Set(v.parse(Paths, JSON.parse(stored)));
  return {
    has: (path) => known?.has(path) ?? true,
    async set(paths) {
      known = new Set(paths);
      const next = JSON.stringify([...known].toSorted());
      if (next === text) return;
      text = next;
      // Not written in place: a process that ends in the middle must not leave half a file.
      await writeFile(`${file}.part`, next);
      await rename(`${file}.part`, file);
    },
  };
}

const Paths = v.array(v.string());
