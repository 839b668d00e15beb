import { isBuiltin } from "node:module";

import { expect, test } from "vitest";

import { type Import, type Package, readImports, readPackages } from "./testing/imports.ts";

/** What belongs to this site. No package for strangers knows it, and `packages/contracts` is none. */
const SITE = new Set(["admin", "bench", "content", "contracts", "e2e", "schemas", "studio", "web"]);

type Named = Pick<Package, "folder" | "name" | "dependencies" | "devDependencies" | "peerDependencies">;

/** Says what is wrong with an import in a package. Undefined if nothing is. */
function problemOf(
  { from, specifier, to }: Pick<Import, "from" | "specifier" | "to">,
  { folder, name, ...declared }: Named,
  tools: Named["devDependencies"],
): string | undefined {
  const isOwn = to?.startsWith(`${folder}/`);
  if (specifier.startsWith(".") || specifier.startsWith("#"))
    return isOwn ? undefined : `${from} imports ${specifier}, which is not in ${folder}`;
  const imported = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const { dependencies, devDependencies, peerDependencies } = declared;
  const named = [dependencies, devDependencies, peerDependencies, tools];
  if (isBuiltin(specifier) || imported === name || named.some((each) => imported in each)) return undefined;
  return `${from} imports ${imported}, which ${folder}/package.json does not name`;
}

const all = await readPackages();
const packages = all.filter(({ folder }) => folder.startsWith("packages/"));

/** Vitest, Playwright and other tools from the registry, which the root installs for all. */
const tools = Object.fromEntries(
  Object.entries(all.find(({ folder }) => folder === ".")?.devDependencies ?? {}).filter(
    ([, version]) => !version.startsWith("workspace:"),
  ),
);

test("packages, schemas and the admin API import only their own files and what their package.json names", async () => {
  const imports = await readImports();
  const checked = [...packages, ...all.filter(({ folder }) => folder === "schemas" || folder === "admin")];
  expect(checked.length).toBeGreaterThan(30);
  const problems = checked.flatMap((each) =>
    imports
      .filter(({ from }) => from.startsWith(`${each.folder}/`))
      .flatMap((found) => problemOf(found, each, tools) ?? []),
  );
  expect(problems).toEqual([]);
});

test("no package names what belongs to this site", () => {
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...SITE]));
  const problems = packages.flatMap(({ folder, dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
      .filter((name) => SITE.has(name))
      .map((name) => `${folder}/package.json names ${name}`),
  );
  expect(problems).toEqual([]);
});

test("an import that its package.json does not name, or of a file outside, is reported", () => {
  const grid: Named = {
    folder: "packages/grid",
    name: "grid",
    dependencies: { "@scope/kit": "1.0.0" },
    devDependencies: {},
    peerDependencies: { react: "19" },
  };
  const problem = (specifier: string, to?: string) =>
    problemOf({ from: "packages/grid/cells.ts", specifier, to }, grid, { vitest: "5" });
  expect(
    ["@scope/kit/a.ts", "react", "vitest", "node:fs/promises", "grid/b.ts"].map((each) => problem(each)),
  ).toEqual(Array.from({ length: 5 }));
  expect(problem("./rows.ts", "packages/grid/rows.ts")).toBeUndefined();
  expect(problem("../kit/ui.ts", "packages/kit/ui.ts")).toBe(
    "packages/grid/cells.ts imports ../kit/ui.ts, which is not in packages/grid",
  );
  expect(problem("schemas/index.ts", "schemas/index.ts")).toBe(
    "packages/grid/cells.ts imports schemas, which packages/grid/package.json does not name",
  );
});
