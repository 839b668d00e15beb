import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import {
  blockNames as allBlocks,
  fingerprint,
  fingerprintsFile,
  initialValueOf,
  isUpToDate,
  thumbnailsFolder,
} from "../../studio/thumbnails.ts";
import { root } from "../run/env.ts";
import { explain, Failure } from "../run/report.ts";
import { assertUnused, type BlockNames, blockNames } from "./block-names.ts";

const USAGE = "Usage: pnpm rename:block OLD NEW";

const SOURCES = "{admin,docs,e2e,packages,schemas,studio,tools,web}/**/*.{ts,tsx,css,md}";
/** The files in which the name of a block is used as an identifier. */
const LISTS = ["schemas/blocks/index.ts", "web/blocks/index.tsx"];
const NO_SOURCES = /^(node_modules|dist|\.next|\.sanity|test-results)$|\.generated\.ts$/;
const UNIT_TESTS = /\.test\.tsx?$/;
const TESTS_AND_DOCS = /\.(test|spec)\.tsx?$|^(e2e|docs)\//;

interface Renaming {
  readonly from: BlockNames;
  readonly to: BlockNames;
}

/**
 * Renames the block in all places that certainly mean it: its own files, the two lists of blocks, and every `_type`. In unit tests
 * only imports are changed, because a `_type` there may be sample data with the same name. Those lines are listed for manual
 * review.
 */
function renameInSources({ from, to }: Renaming): void {
  for (const folder of ["schemas/blocks", "web/blocks"]) {
    for (const file of readdirSync(join(root, folder))) {
      const [stem, ...rest] = file.split(".");
      if (stem === from.file)
        renameSync(join(root, folder, file), join(root, folder, [to.file, ...rest].join(".")));
    }
  }
  for (const path of sourcePaths()) {
    change(path, (text) => {
      const withTypes = UNIT_TESTS.test(path) ? text : renameTypes(text, { from, to });
      const renamed = renameImports(withTypes, { from, to });
      if (path === "schemas/blocks/index.ts") return renameWord(renamed, from.name, to.name);
      if (path === "web/blocks/index.tsx") return renameInRegistry(renamed, { from, to });
      if (path === `schemas/blocks/${to.file}.ts`) return renameDefinition(renamed, { from, to });
      if (path === `web/blocks/${to.file}.tsx`) return renameWord(renamed, from.component, to.component);
      return renamed;
    });
  }
}

/** Renames the entry in the registry and keeps the registry in alphabetical order. */
function renameInRegistry(text: string, { from, to }: Renaming): string {
  return text.replace(/(?<=const registry: Registry = \{\n)[^}]*(?=\})/, (entries) => {
    const lines = entries.replace(`  ${from.name}: `, `  ${to.name}: `).split("\n");
    return `${lines.filter(Boolean).toSorted().join("\n")}\n`;
  });
}

/** Renames `_type: "old"`, `_type == "old"`, `BlockProps<"old">`, `[data-block="old"]` and the address of the thumbnail. */
function renameTypes(text: string, { from: { name }, to }: Renaming): string {
  return text
    .replaceAll(
      new RegExp(`(_type["']?\\]?\\s*(?::|[=!]==?)\\s*)(["'\`])${name}\\2`, "g"),
      `$1$2${to.name}$2`,
    )
    .replaceAll(`BlockProps<"${name}">`, `BlockProps<"${to.name}">`)
    .replaceAll(new RegExp(`(data-(?:block|sample)=["']?)${name}\\b`, "g"), `$1${to.name}`)
    .replaceAll(`thumbnails/${name}.webp`, `thumbnails/${to.name}.webp`);
}

/** Changes import paths of the renamed files, and the name of the component in files that import it. */
function renameImports(text: string, { from, to }: Renaming): string {
  const path = `(\\./|blocks/)${from.file}(?=\\.(?:client\\.)?(?:tsx?|css)")`;
  const imports = new RegExp(`import [^;"]*\\b${from.component}\\b[^;"]* from "[^"]*${path}`);
  const renamed = imports.test(text) ? renameWord(text, from.component, to.component) : text;
  return renamed.replaceAll(new RegExp(path, "g"), `$1${to.file}`);
}

function renameDefinition(text: string, { from, to }: Renaming): string {
  return text
    .replace(`export const ${from.name} =`, `export const ${to.name} =`)
    .replace(`name: "${from.name}"`, `name: "${to.name}"`)
    .replace(`title: "${from.title}"`, `title: "${to.title}"`);
}

/** Moves the thumbnail. It shows the same block as before, so it stays up to date. */
async function renameThumbnail({ from, to }: Renaming, wasUpToDate: boolean): Promise<void> {
  const picture = join(thumbnailsFolder, `${from.name}.webp`);
  if (!existsSync(picture)) return;
  renameSync(picture, join(thumbnailsFolder, `${to.name}.webp`));
  const current = wasUpToDate ? await fingerprint(to.name, initialValueOf(from.name)) : "";
  change(fingerprintsFile, (text) =>
    text.replace(new RegExp(`"${from.name}": "\\w*"`), `"${to.name}": "${current}"`),
  );
}

interface CompileError {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Renames the block wherever the compiler rejects the old name, until it no longer does. Returns the remaining compile errors. */
function renameAtErrors({ from, to }: Renaming): string[] {
  const oldName = new RegExp(`\\b(${from.name}|${from.component})\\b`);
  const newName = (found: string) => (found === from.name ? to.name : to.component);
  let projects: string[] = [];
  for (;;) {
    const { errors, failed } = compile(projects);
    const changed = errors.filter(({ path, line, column, text }) =>
      change(path, (source) => {
        // The error is at an import from the generated types, so all uses of the type in this file are renamed.
        if (text.includes("no exported member")) return renameWord(source, from.component, to.component);
        const lines = source.split("\n");
        const before = lines[line - 1] ?? "";
        const after = before.slice(0, column - 1) + before.slice(column - 1).replace(oldName, newName);
        return lines.with(line - 1, after).join("\n");
      }),
    );
    if (changed.length === 0) return errors.map(({ text }) => text);
    projects = failed;
  }
}

/** Type-checks the given projects, or all. The errors of a line are sorted from its end to its start. */
function compile(projects: readonly string[]): { errors: CompileError[]; failed: string[] } {
  const { stdout } = run("tools/generate/types.ts", projects);
  const errors = [...stdout.matchAll(/^ *(\S+)\((\d+),(\d+)\): (error .*)$/gm)].map(
    ([, path = "", line = "", column = "", message]) => ({
      path,
      line: Number(line),
      column: Number(column),
      text: `${path}(${line},${column}): ${message}`,
    }),
  );
  const unique = new Map(errors.map((error) => [`${error.path}:${error.line}:${error.column}`, error]));
  return {
    errors: [...unique.values()].toSorted((a, b) => b.column - a.column),
    failed: [...stdout.matchAll(/^Types of (\S+) failed/gm)].map(([, project = ""]) => project),
  };
}

/** The lines of tests and documents in which the name may still mean the block. The compiler cannot check these. */
function mentions({ from }: Renaming): string[] {
  const name = new RegExp(
    `(["'\`])${from.name}\\1|data-(?:block|sample)=["']?${from.name}\\b|thumbnails/${from.name}\\.webp`,
  );
  return sourcePaths()
    .filter((path) => TESTS_AND_DOCS.test(path))
    .flatMap((path) =>
      read(path)
        .split("\n")
        .flatMap((line, index) => (name.test(line) ? [`  ${path}:${index + 1}  ${line.trim()}`] : [])),
    );
}

function sourcePaths(): string[] {
  return globSync(SOURCES, { cwd: root, exclude: (name) => NO_SOURCES.test(name) });
}

function read(path: string): string {
  return readFileSync(resolve(root, path), "utf8");
}

/** Edits a file. Returns whether it has changed. */
function change(path: string, edit: (text: string) => string): boolean {
  const before = read(path);
  const after = edit(before);
  if (after !== before) writeFileSync(resolve(root, path), after);
  return after !== before;
}

function renameWord(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`\\b${from}\\b`, "g"), to);
}

function run(script: string, args: readonly string[] = []) {
  return spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, encoding: "utf8" });
}

async function main(): Promise<void> {
  const [oldName, newName, ...more] = process.argv.slice(2);
  if (oldName === undefined || newName === undefined || more.length > 0) throw new Failure(USAGE);
  const renaming = { from: blockNames(oldName), to: blockNames(newName) };
  const { from, to } = renaming;
  if (!allBlocks.some((name) => name === from.name))
    throw new Failure(`There is no block “${from.name}”.`, [...allBlocks]);
  assertUnused(root, to, LISTS.map(read));

  const made: Partial<Record<string, string>> = JSON.parse(read(fingerprintsFile));
  const wasUpToDate = await isUpToDate(from.name, made);
  renameInSources(renaming);
  await renameThumbnail(renaming, wasUpToDate);
  const typegen = run("tools/generate/typegen.ts");
  if (typegen.status !== 0) throw new Failure(typegen.stderr);
  const errors = renameAtErrors(renaming);
  run("node_modules/oxfmt/bin/oxfmt", ["."]);

  console.log(`“${from.name}” is “${to.name}” now. git diff shows every change.`);
  const left = mentions(renaming);
  if (left.length > 0)
    console.log(`\nCheck these lines: change those that mean the block.\n${left.join("\n")}`);
  if (errors.length > 0) throw new Failure("The compiler rejects these lines. Correct them:", errors);
  console.log(`
Next: after the renamed block is deployed, rename the stored blocks as well. Until then the site leaves them out.
  pnpm content:rename-block ${from.name} ${to.name} --dry-run
  pnpm content:rename-block ${from.name} ${to.name}`);
}

await main().catch((error: unknown) => {
  console.error(explain(error).join("\n"));
  process.exitCode = 1;
});
