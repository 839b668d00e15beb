import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Command } from "process-stack/process.ts";

import type { Variables } from "./env.ts";

const SHARED_SOURCES = [
  "packages/business-hours",
  "packages/calculator-views",
  "packages/calculators",
  "packages/comparison-charts",
  "packages/contracts",
  "packages/dialing-codes",
  "packages/material-properties",
  "packages/page-paths",
  "packages/part-check",
  "packages/part-view",
  "packages/pricing",
  "packages/quantities",
  "packages/site-search",
  "packages/technical-drawings",
  "packages/translations",
  "packages/two-proportions",
  "packages/unicode-text",
  "schemas",
  "package.json",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];

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
    sources: [
      "web",
      // next.config.ts and routes of the site read it.
      "packages/browser-kit",
      "packages/client-navigation",
      "packages/data-table",
      "packages/front-server",
      "packages/lazy-islands",
      "packages/message-catalog",
      "packages/next-internals",
      "packages/oss-storage",
      "packages/preview-overlays",
      "packages/server-kit",
      ...SHARED_SOURCES,
    ],
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
    sources: [
      "studio",
      "packages/content-lake/studio",
      "packages/heic-uploads",
      "packages/studio-api",
      "packages/studio-blocks",
      "packages/studio-calendar",
      "packages/studio-check",
      "packages/studio-grid",
      "packages/studio-guide",
      "packages/studio-home",
      "packages/studio-kit",
      "packages/studio-languages",
      "packages/studio-media",
      "packages/studio-navigation",
      "packages/studio-pages",
      "packages/studio-paste",
      "packages/studio-preview",
      "packages/studio-publishing",
      "packages/studio-review",
      "packages/studio-server",
      "packages/studio-svg",
      "packages/studio-text-table",
      ...SHARED_SOURCES,
    ],
    caches: [],
    variables: ["ADMIN_API_URL", "OSS_HOST"],
    isPrivate: false,
  };
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
