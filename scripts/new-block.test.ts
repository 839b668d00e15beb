import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { blockNames } from "./block-names.ts";
import { addBlock } from "./new-block.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-block-"));
  for (const path of ["schemas/blocks", "web/blocks"])
    cpSync(join(import.meta.dirname, "..", path), join(folder, path), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (path: string) => readFileSync(join(folder, path), "utf8");

test.each(["logo strip", "Logo strip", "logoStrip", "LogoStrip", "logo-strip", " logo_strip "])(
  "%j is the block logoStrip",
  (text) => {
    expect(blockNames(text)).toEqual({
      name: "logoStrip",
      file: "logo-strip",
      component: "LogoStrip",
      title: "Logo strip",
    });
  },
);

test.each(["", "2 columns", "logo/strip", "Logos!", "logö"])("%j is not a name", (text) => {
  expect(() => blockNames(text)).toThrow("cannot be the name of a block");
});

test("a new block gets a schema, a component, and a line in each list", () => {
  const files = addBlock({ folder, names: blockNames("logo strip"), group: "lists" });
  expect(files).toEqual([
    "schemas/blocks/logo-strip.ts",
    "web/blocks/logo-strip.tsx",
    "schemas/blocks/index.ts",
    "web/blocks/index.tsx",
  ]);
  expect(read("schemas/blocks/logo-strip.ts")).toContain('title: "Logo strip"');
  expect(read("web/blocks/logo-strip.tsx")).toContain(
    'export function LogoStrip(block: BlockProps<"logoStrip">) {\n  return (\n    <Section block={block}>',
  );
  expect(read("schemas/blocks/index.ts")).toContain('import { logoStrip } from "./logo-strip.ts";');
  expect(read("web/blocks/index.tsx")).toContain('import { LogoStrip } from "./logo-strip.tsx";');
  expect(read("web/blocks/index.tsx")).toContain(
    "  keyFigures: KeyFigures,\n  logoStrip: LogoStrip,\n  materialTable: MaterialTable,\n",
  );
});

test.each(["openings", "texts", "figures", "lists", "calls"])("in %s it comes last", (group) => {
  addBlock({ folder, names: blockNames("logo strip"), group });
  const list = new RegExp(`const ${group} = \\[([^\\]]*)\\]`).exec(read("schemas/blocks/index.ts"))?.[1];
  expect(list?.trim()).toMatch(/\w, logoStrip$/);
});

test("a block can be added to a registry without any other block", () => {
  const list = "web/blocks/index.tsx";
  const registry = read(list).replace(/(const registry: Registry = \{)[^}]*/, "$1\n");
  writeFileSync(join(folder, list), registry);
  addBlock({ folder, names: blockNames("logo strip"), group: "lists" });
  expect(read(list)).toContain("const registry: Registry = {\n  logoStrip: LogoStrip,};");
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
  ["registry", "its files need that word for something else"],
])("%s is rejected, and nothing is written", (name, reason) => {
  const before = read("schemas/blocks/index.ts");
  expect(() => addBlock({ folder, names: blockNames(name), group: "lists" })).toThrow(
    `${reason}. Choose another name.`,
  );
  expect(read("schemas/blocks/index.ts")).toBe(before);
  for (const path of ["schemas/blocks", "web/blocks"])
    expect(readdirSync(join(folder, path))).toEqual(readdirSync(join(import.meta.dirname, "..", path)));
});

test.each([
  [["logo strip"], "Add --group with one of these groups of the insert menu:"],
  [["logo strip", "--group", "extras"], "There is no group “extras”. There are:"],
])("%j without a terminal ends with the groups and their blocks", (args, message) => {
  const command = join(import.meta.dirname, "new-block.ts");
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/\n {2}openings +Openings: hero, keyFigures\n/);
});
