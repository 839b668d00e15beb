import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

type Variables = Readonly<Record<string, string | undefined>>;

/** The paths of the files that a commit of this working tree would contain, including changed and new files. */
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

/** Copies the source files, as `git clone` would, and writes a `.env` with the variables. */
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

/** Variables that pnpm and the checks add to a shell. */
const ADDED_BY_TOOLS = /^(npm_(?!config_registry$)|pnpm_|INIT_CWD$|NODE_PATH$|NODE_ENV$|VITEST|SANITY_)/i;

/**
 * The variables of a shell in which neither pnpm nor this project is set up. The project's own variables are removed, because they
 * would override `.env`, and a test must not send mail to the staff or upload into the real bucket.
 */
export function cleanShell(shell: Variables, projectVariables: readonly string[]): Variables {
  const kept = Object.entries(shell).filter(
    ([name]) => !ADDED_BY_TOOLS.test(name) && !projectVariables.includes(name),
  );
  const path = (shell["PATH"] ?? "").split(":").filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(":") };
}
