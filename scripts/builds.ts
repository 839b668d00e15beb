import { rm } from "node:fs/promises";
import { join } from "node:path";

import { buildStamp } from "./build-stamp.ts";
import type { Variables } from "./environment.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Part } from "./process.ts";

const SHARED = ["contracts", "schemas", "package.json", "pnpm-lock.yaml", "tsconfig.base.json"];

/** Variables that change what every build contains. */
const BUILT_IN = [
  "SITE_URL",
  "STUDIO_URL",
  "SANITY_LAKE_URL",
  "SANITY_PROJECT_ID",
  "SANITY_DATASET",
  "SANITY_API_READ_TOKEN",
  "SANITY_REVALIDATE_SECRET",
];

export interface Build {
  readonly part: Part;
  /** The folder, relative to the root, that the build writes. */
  readonly output: string;
  /** What it is made from. */
  readonly sources: readonly string[];
  /** Where a tool keeps answers that may be older than the content. */
  readonly caches: readonly string[];
  /** Variables that change what this build contains, and no other. */
  readonly variables: readonly string[];
}

export function siteBuild(part: Part): Build {
  return {
    part,
    output: "web/.next",
    sources: ["web", ...SHARED],
    caches: ["web/.next/cache/fetch-cache"],
    variables: [],
  };
}

export function studioBuild(part: Part): Build {
  return {
    part,
    output: "studio/dist",
    sources: ["studio", ...SHARED],
    caches: [],
    variables: ["ADMIN_API_URL"],
  };
}

/** Builds unless the folder holds a build of the same sources and variables. Says which. */
export async function buildIfChanged(
  root: string,
  { part, output, sources, caches, variables: own }: Build,
  variables: Variables,
  run: (part: Part) => Promise<void>,
): Promise<"built" | "unchanged"> {
  const builtIn = Object.fromEntries([...BUILT_IN, ...own].map((name) => [name, variables[name]]));
  const current = await fingerprint(root, sources, builtIn);
  const stamp = buildStamp(join(root, output));
  if (await stamp.is(current)) return "unchanged";

  await stamp.clear();
  await Promise.all(caches.map((cache) => rm(join(root, cache), { recursive: true, force: true })));
  await run(part);
  await stamp.set(current);
  return "built";
}
