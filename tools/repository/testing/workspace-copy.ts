import { execFile } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";

const root = join(import.meta.dirname, "../../..");
const NOT_COPIED = new Set([
  ".data",
  ".git",
  ".logs",
  ".next",
  ".sanity",
  "dist",
  "node_modules",
  "test-results",
]);

/** Copies the workspace without data and pictures, to follow a recipe in it. */
export function copyWorkspace() {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "recipes-"));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(basename(path)) && !/\.(jpe?g|png|mp4|webm|woff2)$/.test(path),
  });
  for (const modules of globSync("{.,*,packages/*,tools/*}/node_modules", { cwd: root }))
    linkModules(join(root, modules), join(copy, modules), copy);

  const read = (path: string) => readFileSync(join(copy, path), "utf8");
  const write = (path: string, text: string) => writeFileSync(join(copy, path), text);

  function run(script: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
    return new Promise((resolve) => {
      execFile(process.execPath, [join(copy, script), ...args], { cwd: copy }, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, output: stdout + stderr });
      });
    });
  }

  /** Replaces a text that the file has exactly once. */
  function replace(path: string, old: string, text: string): void {
    const before = read(path);
    if (before.split(old).length !== 2) throw new Error(`${path} does not have ${old} once.`);
    write(
      path,
      before.replace(old, () => text),
    );
  }

  /** `web/blocks/page-blocks.tsx: Property 'zzTest' is missing …`, in the order in which the compiler prints them. */
  async function compileErrors(projects: readonly string[]): Promise<string[]> {
    const errors: string[] = [];
    for (const project of projects) {
      const tsc = "node_modules/typescript/bin/tsc";
      // One at a time, because the unit tests already use every core.
      const { output } = await run(tsc, "--noEmit", "--pretty", "false", "--project", project);
      const found = output.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.+)$/gm);
      errors.push(...[...found].map(([, path, message]) => `${path}: ${message}`));
    }
    return [...new Set(errors)];
  }

  const remove = (path = ".") => rmSync(join(copy, path), { recursive: true });
  return { read, write, replace, run, compileErrors, remove };
}

/** Links all packages. Packages of the workspace are linked to their copies. */
function linkModules(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    const path = relative(root, realpathSync(source));
    const isOfWorkspace = !path.startsWith("..") && !path.includes("node_modules");
    if (name.startsWith("@")) linkModules(source, join(to, name), copy);
    else symlinkSync(isOfWorkspace ? join(copy, path) : source, join(to, name));
  }
}
