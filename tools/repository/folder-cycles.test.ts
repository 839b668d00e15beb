import { expect, test } from "vitest";

import { type Import, readImports } from "./testing/imports.ts";

/** For each file or folder, those next to it from which it imports, each with an example. */
type Arrows = Map<string, Map<string, string>>;

/** The arrows between the files and folders in each folder. Packages count as folders of the root. */
function arrowsByFolder(imports: readonly Pick<Import, "from" | "to">[]): Map<string, Arrows> {
  const folders = new Map<string, Arrows>();
  for (const { from, to } of imports) {
    if (to === undefined) continue;
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
  // Tests and their helpers may import from anywhere.
  const imports = (await readImports()).filter(({ isForTests }) => !isForTests);
  const folders = arrowsByFolder(imports);
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
