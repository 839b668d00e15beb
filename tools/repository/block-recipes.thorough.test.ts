import { afterAll, beforeAll, expect, test } from "vitest";

import { copyWorkspace } from "./testing/workspace-copy.ts";

// Follows the recipe "Add a block" of README.md, and the start of "Rename a block" of docs/recipes.md, in a copy of the workspace.

/** Ends a hang. Long enough for `pnpm test`, which runs these tests while the browser tests leave a core unused. */
const TIMEOUT_MS = 20 * 60_000;

let workspace: ReturnType<typeof copyWorkspace>;

beforeAll(() => {
  workspace = copyWorkspace();
});
afterAll(() => workspace.remove());

const needsTypegen = (name: string) =>
  `web/blocks/block.ts: Type '"${name}"' does not satisfy the constraint '"Run \`pnpm typegen\`"'.`;

const needsComponent = (name: string) =>
  expect.stringMatching(
    new RegExp(
      `^web/blocks/page-blocks\\.tsx: Property '${name}' is missing in type .* but required in type 'Registry'\\.$`,
    ),
  );

test(
  "a block that exists only in the schemas is reported as missing in the generated types and in the registry",
  async () => {
    const { read, write, compileErrors, remove } = workspace;
    const list = read("schemas/blocks/index.ts");
    const notice = read("schemas/blocks/notice.ts");
    write(
      "schemas/blocks/zzTest.ts",
      notice.replace("const notice", "const zzTest").replace('"notice"', '"zzTest"'),
    );
    write(
      "schemas/blocks/index.ts",
      `import { zzTest } from "./zzTest.ts";\n${list.replace("const texts = [", "const texts = [zzTest, ")}`,
    );

    expect(await compileErrors(["web"])).toEqual([needsTypegen("zzTest"), needsComponent("zzTest")]);

    write("schemas/blocks/index.ts", list);
    remove("schemas/blocks/zzTest.ts");
  },
  TIMEOUT_MS,
);

test(
  "new:block adds a block that compiles, and the compiler leads from a renamed schema to its other places",
  async () => {
    const { read, write, run, compileErrors } = workspace;
    const added = await run("tools/generate/new-block.ts", "zz", "test", "--group", "lists");
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining("Write its markup in") });
    expect(await compileErrors(["web"])).toEqual([]);

    const schema = read("schemas/blocks/zz-test.ts");
    write("schemas/blocks/zz-test.ts", schema.replace('name: "zzTest"', 'name: "zzRenamed"'));
    expect(await compileErrors(["schemas", "web"])).toEqual([
      needsTypegen("zzRenamed"),
      needsComponent("zzRenamed"),
      expect.stringMatching(
        /^web\/blocks\/page-blocks\.tsx: Type .* does not satisfy the expected type 'Known'\.$/,
      ),
      expect.stringMatching(/^web\/blocks\/zz-test\.tsx: Type '"zzTest"' does not satisfy the constraint/),
      "web/blocks/zz-test.tsx: Type 'unknown' is not assignable to type 'SectionBlock'.",
    ]);
  },
  TIMEOUT_MS,
);
