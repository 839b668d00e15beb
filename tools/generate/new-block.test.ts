import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { blockNames } from "./block-names.ts";
import { addBlock } from "./new-block.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-block-"));
  for (const path of ["schemas/blocks", "web/blocks"])
    cpSync(join(import.meta.dirname, "../..", path), join(folder, path), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (path: string) => readFileSync(join(folder, path), "utf8");

test.each(["zz test", "Zz test", "zzTest", "ZzTest", "zz-test", " zz_test "])(
  "%j is the block zzTest",
  (text) => {
    expect(blockNames(text)).toEqual({
      name: "zzTest",
      file: "zz-test",
      component: "ZzTest",
      title: "Zz test",
    });
  },
);

test.each(["", "2 columns", "logo/strip", "Logos!", "logö"])("%j is not a name", (text) => {
  expect(() => blockNames(text)).toThrow("cannot be the name of a block");
});

test("a new block gets a schema, a component, and a line in each list", () => {
  const files = addBlock({ folder, names: blockNames("zz test"), group: "lists" });
  expect(files).toEqual([
    "schemas/blocks/zz-test.ts",
    "web/blocks/zz-test.tsx",
    "schemas/blocks/index.ts",
    "web/blocks/index.ts",
  ]);
  expect(read("schemas/blocks/zz-test.ts")).toContain('title: "Zz test"');
  expect(read("web/blocks/zz-test.tsx")).toContain(
    'export function ZzTest(block: BlockProps<"zzTest">) {\n  return (\n    <Section block={block}>',
  );
  expect(read("schemas/blocks/index.ts")).toContain('import { zzTest } from "./zz-test.ts";');
  expect(read("web/blocks/index.ts")).toMatch(/;\nexport \{ ZzTest as zzTest \} from ".\/zz-test.tsx";\n$/);
});

test.each(["openings", "texts", "data", "lists", "calls"])("in the group %s it comes last", (group) => {
  addBlock({ folder, names: blockNames("zz test"), group });
  const list = new RegExp(`const ${group} = \\[([^\\]]*)\\]`).exec(read("schemas/blocks/index.ts"))?.[1];
  expect(list?.trim()).toMatch(/\w, zzTest$/);
});

test.each([
  ["hero", "schemas/blocks/hero.ts exists already"],
  ["table", "the schemas have a type of that name"],
  ["page", "the schemas have a type of that name"],
  ["image", "Sanity has a type of that name"],
  ["default", "JavaScript reserves that word"],
  ["heading", "its files need that word for something else"],
  ["block props", "its files need that word for something else"],
  ["lists", "its files need that word for something else"],
])("%s is rejected, and nothing is written", (name, reason) => {
  const before = read("schemas/blocks/index.ts");
  expect(() => addBlock({ folder, names: blockNames(name), group: "lists" })).toThrow(
    `${reason}. Choose another name.`,
  );
  expect(read("schemas/blocks/index.ts")).toBe(before);
  for (const path of ["schemas/blocks", "web/blocks"])
    expect(readdirSync(join(folder, path))).toEqual(readdirSync(join(import.meta.dirname, "../..", path)));
});

test.each([
  [["zz test"], "Add --group with one of these groups of the insert menu:"],
  [["zz test", "--group", "extras"], "There is no group “extras”. There are:"],
])("%j without a terminal fails with a list of the groups and their blocks", (args, message) => {
  const command = join(import.meta.dirname, "new-block.ts");
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/\n {2}openings +Openings: hero, keyFigures\n/);
});
