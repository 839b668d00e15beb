import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readIfThere } from "./read-if-there.ts";

const FILE = "built-from.txt";

/** Remembers, inside a build's own folder, what it was built from; deleting the folder forgets it. */
export function buildStamp(folder: string) {
  const file = join(folder, FILE);
  return {
    async is(fingerprint: string): Promise<boolean> {
      return (await readIfThere(file)) === fingerprint;
    },
    /** Before a build: an interrupted one must not pass for finished. */
    async clear(): Promise<void> {
      await rm(file, { force: true });
    },
    async set(fingerprint: string): Promise<void> {
      await writeFile(file, fingerprint);
    },
  };
}
