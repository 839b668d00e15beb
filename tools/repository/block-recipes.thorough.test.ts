import { execFile } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

// Follows the recipe "Add a block" of README.md, and the start of "Rename a block" of docs/recipes.md, in a copy of the workspace.

const root = join(import.meta.dirname, "../..");
const NOT_COPIED = new Set([
  ".data",
  ".git",
  ".logs",
  ".next",
  ".sanity",
  "dist",
  "node_modules",
  "test-results",
]);
/** Ends a hang. Long enough for `pnpm test`, which runs these tests while the browser tests leave a core unused. */
const TIMEOUT_MS = 20 * 60_000;

let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(realpathSync(tmpdir()), "block-recipes-"));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(basename(path)) && !/\.(jpe?g|png|mp4|webm|woff2)$/.test(path),
  });
  for (const modules of globSync("{.,*,packages/*,tools/*}/node_modules", { cwd: root }))
    linkModules(join(root, modules), join(copy, modules));
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** Links all packages. Packages of the workspace are linked to their copies. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    const path = relative(root, realpathSync(source));
    const isOfWorkspace = !path.startsWith("..") && !path.includes("node_modules");
    if (name.startsWith("@")) linkModules(source, join(to, name));
    else symlinkSync(isOfWorkspace ? join(copy, path) : source, join(to, name));
  }
}

const read = (path: string) => readFileSync(join(copy, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(copy, path), text);

function run(script: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(copy, script), ...args], { cwd: copy }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
}

/** `web/blocks/page-blocks.tsx: Property 'zzTest' is missing …`, in the order in which the compiler prints them. */
async function compileErrors(projects: readonly string[]): Promise<string[]> {
  const errors: string[] = [];
  for (const project of projects) {
    const tsc = "node_modules/typescript/bin/tsc";
    // One at a time, because the unit tests already use every core.
    const { output } = await run(tsc, "--noEmit", "--pretty", "false", "--project", project);
    const found = output.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.+)$/gm);
    errors.push(...[...found].map(([, path, message]) => `${path}: ${message}`));
  }
  return [...new Set(errors)];
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
  "a block that exists only in the schemas is reported as missing in the generated types and in the registry",
  async () => {
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
    rmSync(join(copy, "schemas/blocks/zzTest.ts"));
  },
  TIMEOUT_MS,
);

test(
  "new:block adds a block that compiles, and the compiler leads from a renamed schema to its other places",
  async () => {
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
