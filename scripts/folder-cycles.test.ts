import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { sourceFiles } from "./clean-clone.ts";
import { root } from "./env.ts";

/** The folders from which each folder of web/ imports, each with an example file. Tests may import from anywhere. */
async function importsBetweenFolders(): Promise<Map<string, Map<string, string>>> {
  const imports = new Map<string, Map<string, string>>();
  for (const file of await sourceFiles(root)) {
    const [, folder] = /^web\/([\w-]+)\/.+(?<!\.test)\.tsx?$/.exec(file) ?? [];
    if (folder === undefined) continue;
    const targets = imports.get(folder) ?? new Map<string, string>();
    imports.set(folder, targets);
    for (const [, specifier = ""] of readFileSync(join(root, file), "utf8").matchAll(
      /(?:from|import\()\s*"([#.][^"]+)"/g,
    )) {
      const path = specifier.startsWith("#") ? `web/${specifier.slice(1)}` : join(dirname(file), specifier);
      const [, target] = /^web\/([\w-]+)\//.exec(path) ?? [];
      if (target !== undefined && target !== folder) targets.set(target, `${file} imports ${specifier}`);
    }
  }
  return imports;
}

/** Finds a chain of imports that leads from `folder` back to it. Undefined if there is none. */
function findCycle(
  imports: ReadonlyMap<string, ReadonlyMap<string, string>>,
  folder: string,
  current = folder,
  visited = new Set<string>(),
): string[] | undefined {
  for (const [target, example] of imports.get(current) ?? []) {
    if (target === folder) return [example];
    if (visited.has(target)) continue;
    visited.add(target);
    const rest = findCycle(imports, folder, target, visited);
    if (rest) return [example, ...rest];
  }
  return undefined;
}

test("the folders of web/ have no circular imports", async () => {
  const imports = await importsBetweenFolders();
  expect([...(imports.get("blocks")?.keys() ?? [])]).toContain("cms");
  const cycles = [...imports.keys()].flatMap((folder) => findCycle(imports, folder) ?? []);
  expect([...new Set(cycles)]).toEqual([]);
});

test("a circular import between folders is reported with an example file for each step", () => {
  const imports = new Map([
    ["site", new Map([["quote", "site/header.tsx imports #quote/form.tsx"]])],
    [
      "quote",
      new Map([
        ["ui", "quote/form.tsx imports #ui/button.ts"],
        ["site", "quote/form.tsx imports #site/link.tsx"],
      ]),
    ],
  ]);
  expect(findCycle(imports, "site")).toEqual([
    "site/header.tsx imports #quote/form.tsx",
    "quote/form.tsx imports #site/link.tsx",
  ]);
  expect(findCycle(imports, "ui")).toBeUndefined();
});
