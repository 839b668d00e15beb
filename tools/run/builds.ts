import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Command } from "process-stack/process.ts";
import * as v from "valibot";

import { root as workspace, type Variables } from "./env.ts";

/** Only the servers of the site and the Studio import these, when they start. */
const NOT_BUILT = new Set(["hono-kit", "next-page-cache"]);

const Package = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) }),
);

/** Variables that are part of every build. Secrets are not included: the site reads them when it starts. */
const SHARED_VARIABLES = ["SITE_URL", "STUDIO_URL", "SANITY_LAKE_URL", "SANITY_PROJECT_ID", "SANITY_DATASET"];

/** Matches generated files, and files that are not part of a build. */
const IGNORED = /^(node_modules|dist|\.next.*|\.sanity|.*\.test\.tsx?|.*\.tsbuildinfo|next-env\.d\.ts)$/;

/** A build of a package. Paths are relative to the root. */
export interface Build {
  readonly command: Command;
  /** The folder that the build writes. It is emptied before a build. */
  readonly output: string;
  /** What stays in that folder. */
  readonly kept: readonly string[];
  readonly sources: readonly string[];
  /** Folders in which a tool caches responses that may be older than the content. */
  readonly caches: readonly string[];
  /** Variables that are part of this build only. */
  readonly variables: readonly string[];
  /** Whether other users of this machine must not read the output. */
  readonly isPrivate: boolean;
}

export function siteBuild(command: Command): Build {
  return {
    command,
    output: "web/.next",
    // Next's own cleaning would also delete the route types, which fails while `pnpm types` writes them (cleanDistDir in next.config.ts).
    kept: ["cache", "dev", "diagnostics", "lock", "trace", "types"],
    sources: sourcesOf("web"),
    caches: ["web/.next/cache/fetch-cache"],
    variables: [],
    // Next stores the keys of its draft mode in it, with which anyone could open the preview.
    isPrivate: true,
  };
}

export function studioBuild(command: Command): Build {
  return {
    command,
    output: "studio/dist",
    kept: [],
    sources: sourcesOf("studio"),
    caches: [],
    variables: ["ADMIN_API_URL", "OSS_HOST"],
    isPrivate: false,
  };
}

/** What a build of this package reads: the package, and what it depends on in this repository, directly or not. */
function sourcesOf(folder: string): string[] {
  const folders = new Set([folder]);
  // Reaches the folders that it adds, too.
  for (const path of folders) {
    const { dependencies } = v.parse(Package, readFileSync(join(workspace, path, "package.json"), "utf8"));
    for (const [name, version] of Object.entries(dependencies)) {
      if (!version.startsWith("workspace:") || NOT_BUILT.has(name)) continue;
      folders.add(name === "schemas" ? name : `packages/${name}`);
    }
  }
  // Of the lake, the Studio bundles only this folder.
  const sources = [...folders].map((path) => path.replace(/content-lake$/, "content-lake/studio"));
  return [...sources, "package.json", "pnpm-lock.yaml", "tsconfig.base.json"];
}

/** Builds unless the output was built from the same sources and variables. Returns whether it was built. */
export async function buildIfChanged(
  root: string,
  { command, output, kept, sources, caches, variables: ownVariables, isPrivate }: Build,
  variables: Variables,
  run: (command: Command) => Promise<void>,
): Promise<"built" | "unchanged"> {
  const names = [...SHARED_VARIABLES, ...ownVariables];
  const values = Object.fromEntries(names.map((name) => [name, variables[name]]));
  const current = await fingerprint(root, sources, values);
  // Inside the output, so that deleting that folder also deletes the fingerprint.
  const stamp = join(root, output, "built-from.txt");
  await mkdir(join(root, output), { recursive: true });
  // Runs even if nothing changed, because earlier versions did not restrict the permissions.
  if (isPrivate) await chmod(join(root, output), 0o700);
  if (existsSync(stamp) && (await readFile(stamp, "utf8")) === current) return "unchanged";

  // Deletes the fingerprint too, so that an interrupted build does not count as finished.
  const old = (await readdir(join(root, output))).filter((name) => !kept.includes(name));
  const outdated = [...old.map((name) => join(output, name)), ...caches];
  await Promise.all(outdated.map((path) => rm(join(root, path), { recursive: true, force: true })));
  await run(command);
  await writeFile(stamp, current);
  return "built";
}

/** A hash of the content of files and folders (relative to `root`) and of the variables that are part of a build. */
export async function fingerprint(
  root: string,
  paths: readonly string[],
  variables: Variables,
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
