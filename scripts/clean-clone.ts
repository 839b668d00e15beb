import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Variables } from "./environment.ts";

/** The files that the next commit of this tree would hold, changed and new ones included; paths from its root. */
export async function sourceFiles(root: string): Promise<string[]> {
  const list = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)("git", ["ls-files", "-z", ...args], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.split("\0").filter(Boolean);
  };
  const [present, deleted] = await Promise.all([
    list("--cached", "--others", "--exclude-standard"),
    list("--deleted"),
  ]);
  return present.filter((file) => !deleted.includes(file));
}

/** What a stranger has after cloning: the source files and nothing else, and a `.env` with the given variables. */
export async function makeCleanClone(
  root: string,
  target: string,
  variables: Record<string, string>,
): Promise<void> {
  const files = await sourceFiles(root);
  await Promise.all(files.map((file) => cp(join(root, file), join(target, file))));

  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(target, ".env"), lines.join(""));
}

/** What pnpm and the checks add to a shell. */
const OF_THIS_RUN = /^(npm_(?!config_registry$)|pnpm_|INIT_CWD$|NODE_PATH$|NODE_ENV$|VITEST|SANITY_)/i;

/**
 * The variables of a shell that has not been through pnpm yet, and so knows nothing of this workspace; nor of any of the
 * project's own variables, which win over `.env`: what is tested must not mail the office or fill its bucket.
 */
export function freshShell(shell: Variables, ofProject: readonly string[]): Variables {
  const own = Object.entries(shell).filter(([name]) => !OF_THIS_RUN.test(name) && !ofProject.includes(name));
  const path = (shell["PATH"] ?? "").split(":").filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(own), PATH: path.join(":") };
}
