import { readFile, rename, writeFile } from "node:fs/promises";

import * as v from "valibot";

/** The paths of the content when it was last read, also by an earlier process. */
export interface KnownPaths {
  has(path: string): boolean;
  /** Throws if the file cannot be written, for example because the disk is full. This process knows the paths nevertheless. */
  set(paths: readonly string[]): Promise<void>;
}

/**
 * Keeps the paths in a file of the build. Its pages stay on disk when they are unpublished, and none may come back because the source of the
 * content does not respond when the server starts. Without the file, every path counts as known: the build has just read the content.
 */
export async function openKnownPaths(file: string): Promise<KnownPaths> {
  let text = await readFile(file, "utf8").catch(() => "");
  const stored = v.safeParse(Paths, text);
  let known = stored.success ? new Set(stored.output) : undefined;
  return {
    has: (path) => known?.has(path) ?? true,
    async set(paths) {
      known = new Set(paths);
      const next = JSON.stringify([...known].toSorted());
      if (next === text) return;
      // Not written in place: a process that ends in the middle must not leave half a file.
      await writeFile(`${file}.part`, next);
      await rename(`${file}.part`, file);
      text = next;
    },
  };
}

const Paths = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
