import { afterAll, beforeAll, expect, test } from "vitest";

import { copyWorkspace } from "./testing/workspace-copy.ts";

// Follows the recipe "Add a block" of README.md, and the start of "Rename a block" of docs/recipes.md, in a copy of the workspace.

/** Ends a hang. Long enough for `pnpm test`, which runs these tests while the browser tests leave a core unused. */
const TIMEOUT_MS = 20 * 60_000;

const SCHEMA = "schemas/blocks/logo-strip.ts";
const COMPONENT = "web/blocks/logo-strip.tsx";

let workspace: ReturnType<typeof copyWorkspace>;

beforeAll(() => {
  workspace = copyWorkspace();
});
afterAll(() => workspace.remove());

/** The code of the recipe: the schema, the component, and the line of the component in the registry. */
function codeOfRecipe(readme: string) {
  const [, recipe = ""] = /^## Add a block\n([^]*?)^## /m.exec(readme) ?? [];
  const [schema = "", component = ""] = [...recipe.matchAll(/^ {3}```tsx?\n([^]*?)^ {3}```$/gm)].map(
    ([, code = ""]) => code.replace(/^ {3}/gm, ""),
  );
  const [line = ""] = /(?<=`)export \{.*?(?=`)/.exec(recipe) ?? [];
  return { schema, component, line };
}

const needsTypegen = (name: string) =>
  `web/blocks/block.ts: Type '"${name}"' does not satisfy the constraint '"Run \`pnpm typegen\`"'.`;

const needsComponent = (name: string) =>
  expect.stringMatching(
    new RegExp(
      `^web/blocks/page-blocks\\.tsx: Property '${name}' is missing in type .* but required in type 'Registry'\\.$`,
    ),
  );

test(
  "the compiler leads through the recipe, and from a renamed schema to its other places",
  async () => {
    const { read, write, replace, run, compileErrors } = workspace;
    const { schema, component, line } = codeOfRecipe(read("README.md"));

    // 1 and 2: the schema, and its place in the insert menu.
    write(SCHEMA, schema);
    const list = read("schemas/blocks/index.ts");
    write("schemas/blocks/index.ts", `import { logoStrip } from "./logo-strip.ts";\n${list}`);
    replace("schemas/blocks/index.ts", "const lists = [", "const lists = [logoStrip, ");
    expect(await compileErrors(["schemas", "web"])).toEqual([
      needsTypegen("logoStrip"),
      needsComponent("logoStrip"),
    ]);

    // 3 and 4: the component, its line in the registry, and the types.
    write(COMPONENT, component);
    const registry = read("web/blocks/index.ts");
    write("web/blocks/index.ts", `${registry}${line}\n`);
    expect(await run("tools/generate/typegen.ts")).toMatchObject({ code: 0 });
    expect(await compileErrors(["schemas", "web", "studio"])).toEqual([]);

    write(SCHEMA, schema.replace('name: "logoStrip"', 'name: "logoWall"'));
    expect(await compileErrors(["schemas", "web"])).toEqual([
      needsTypegen("logoWall"),
      expect.stringMatching(
        /^web\/blocks\/logo-strip\.tsx: Type '"logoStrip"' does not satisfy the constraint/,
      ),
      "web/blocks/logo-strip.tsx: Type 'unknown' is not assignable to type 'SectionBlock'.",
      needsComponent("logoWall"),
      expect.stringMatching(
        /^web\/blocks\/page-blocks\.tsx: Type .* does not satisfy the expected type 'Known'\.$/,
      ),
    ]);
  },
  TIMEOUT_MS,
);
