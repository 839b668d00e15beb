import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

// Made by tools, or not part of what is built.
const IGNORED = /^(node_modules|dist|\.next.*|\.sanity|.*\.test\.tsx?|.*\.tsbuildinfo|next-env\.d\.ts)$/;

/** A hash of the content of files and folders (relative to `root`) and of the variables that go into a build. */
export async function fingerprint(
  root: string,
  paths: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesIn(root, path)))).flat().toSorted(alphabetically);
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));

  const hash = createHash("sha256").update(process.version);
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? "";
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  const names = Object.keys(variables).toSorted(alphabetically);
  for (const name of names) hash.update(`\0${name}=${variables[name] ?? ""}`);
  return hash.digest("hex");
}

function alphabetically(a: string, b: string): number {
  return a < b ? -1 : 1;
}

async function filesIn(root: string, path: string): Promise<string[]> {
  const entry = await stat(join(root, path));
  if (entry.isFile()) return [path];

  const names = (await readdir(join(root, path))).filter((name) => !IGNORED.test(name));
  return (await Promise.all(names.map((name) => filesIn(root, `${path}/${name}`)))).flat();
}
