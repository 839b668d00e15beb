import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { sourceFiles } from "check-runner/clean-clone.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { root } from "../run/env.ts";

interface Import {
  readonly from: string;
  readonly to: string;
}

/** For each file or folder, those next to it from which it imports, each with an example. */
type Arrows = Map<string, Map<string, string>>;

interface Package {
  readonly folder: string;
  /** The files behind the names that others import, where they differ from the path. */
  readonly exports: Readonly<Record<string, unknown>>;
}

const PackageFile = v.object({
  name: v.string(),
  exports: v.optional(v.record(v.string(), v.unknown()), {}),
});

function readPackages(files: readonly string[]): Map<string, Package> {
  return new Map(
    files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .map((file) => {
        const { name, exports } = v.parse(PackageFile, JSON.parse(readFileSync(join(root, file), "utf8")));
        return [name, { folder: dirname(file), exports }];
      }),
  );
}

/** All imports between files of this repository, also of types. Tests and their helpers may import from anywhere. */
async function readImports(): Promise<Import[]> {
  const files = await sourceFiles(root);
  const packages = readPackages(files);
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$|(^|\/)testing\//.test(file),
  );
  return sources.flatMap((file) => {
    const imports = readFileSync(join(root, file), "utf8").matchAll(/(?:from|import|import\()\s*"([^"]+)"/g);
    return [...imports].flatMap(([, specifier = ""]) => {
      const to = resolve(file, specifier, packages);
      return to === undefined ? [] : [{ from: file, to }];
    });
  });
}

/** The file of this repository that a file imports. Undefined for other packages. */
function resolve(
  file: string,
  specifier: string,
  packages: ReadonlyMap<string, Package>,
): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(file), specifier);
  if (specifier.startsWith("#")) return join(file.split("/")[0] ?? "", specifier.slice(1));
  const [name = "", ...rest] = specifier.split("/");
  const found = packages.get(name);
  if (found === undefined) return undefined;
  const entry = found.exports[[".", ...rest].join("/")];
  return join(found.folder, typeof entry === "string" ? entry : rest.join("/"));
}

/** The arrows between the files and folders in each folder. Packages count as folders of the root. */
function arrowsByFolder(imports: readonly Import[]): Map<string, Arrows> {
  const folders = new Map<string, Arrows>();
  for (const { from, to } of imports) {
    const [start, end] = [segmentsOf(from), segmentsOf(to)];
    const depth = start.findIndex((segment, index) => segment !== end[index]);
    const [source, target] = [start[depth], end[depth]];
    if (source === undefined || target === undefined) continue;
    const folder = start.slice(0, depth).join("/");
    const arrows = folders.get(folder) ?? new Map<string, Map<string, string>>();
    folders.set(folder, arrows);
    const targets = arrows.get(source) ?? new Map<string, string>();
    arrows.set(source, targets.set(target, `${from} imports ${to}`));
  }
  return folders;
}

function segmentsOf(path: string): string[] {
  const [top = "", name, ...rest] = path.split("/");
  return top === "packages" ? [`packages/${name}`, ...rest] : path.split("/");
}

/** Finds a chain of imports that leads from `start` back to it. Undefined if there is none. */
function findCycle(
  arrows: Arrows,
  start: string,
  current = start,
  visited = new Set<string>(),
): string[] | undefined {
  for (const [target, example] of arrows.get(current) ?? []) {
    if (target === start) return [example];
    if (visited.has(target)) continue;
    visited.add(target);
    const rest = findCycle(arrows, start, target, visited);
    if (rest) return [example, ...rest];
  }
  return undefined;
}

const findCycles = (arrows: Arrows) => [...arrows.keys()].flatMap((name) => findCycle(arrows, name) ?? []);

test("no folder has circular imports between its folders and files", async () => {
  const folders = arrowsByFolder(await readImports());
  expect([...(folders.get("")?.get("tools")?.keys() ?? [])]).toContain("packages/content-lake");
  expect([...(folders.get("web")?.get("blocks")?.keys() ?? [])]).toContain("cms");
  expect([...(folders.get("packages/part-check")?.get("assess.ts")?.keys() ?? [])]).toContain("rules");
  const cycles = [...folders].flatMap(([folder, arrows]) =>
    findCycles(arrows).map((example) => `${folder}: ${example}`),
  );
  expect([...new Set(cycles)]).toEqual([]);
});

test("a circular import is reported with an example file for each step", () => {
  const arrows = arrowsByFolder([
    { from: "web/shell/header.tsx", to: "web/quote/form.tsx" },
    { from: "web/quote/form.tsx", to: "web/ui/button.ts" },
    { from: "web/quote/form.tsx", to: "web/shell/link.tsx" },
    { from: "web/shell/header.tsx", to: "web/shell/link.tsx" },
  ]);
  expect(findCycles(arrows.get("web") ?? new Map())).toEqual([
    "web/shell/header.tsx imports web/quote/form.tsx",
    "web/quote/form.tsx imports web/shell/link.tsx",
    "web/quote/form.tsx imports web/shell/link.tsx",
    "web/shell/header.tsx imports web/quote/form.tsx",
  ]);
  expect(findCycles(arrows.get("web/shell") ?? new Map())).toEqual([]);
});
