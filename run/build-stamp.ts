import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "built-from.txt";

/** Remembers, inside a build's own folder, what it was built from; deleting the folder forgets it. */
export function buildStamp(folder: string) {
  const file = join(folder, FILE);
  return {
    async is(fingerprint: string): Promise<boolean> {
      return (await readFile(file, "utf8").catch(absent)) === fingerprint;
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

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
