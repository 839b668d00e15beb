import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { addBlock } from "./new-block.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "new-block-"));
  for (const folder of ["schemas/blocks", "web/blocks"])
    cpSync(join(import.meta.dirname, "..", folder), join(root, folder), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (path: string) => readFileSync(join(root, path), "utf8");

test("a new block gets a schema, a component, and a line in either list", () => {
  const files = addBlock({ root, name: "logoCloud", group: "lists" });
  expect(files).toEqual([
    "schemas/blocks/logo-cloud.ts",
    "web/blocks/logo-cloud.tsx",
    "schemas/blocks/index.ts",
    "web/blocks/index.tsx",
  ]);
  expect(read("schemas/blocks/logo-cloud.ts")).toContain('title: "Logo cloud"');
  expect(read("web/blocks/logo-cloud.tsx")).toContain(
    'export function LogoCloud(block: BlockProps<"logoCloud">) {\n  return (\n    <Section block={block}>',
  );
  expect(read("schemas/blocks/index.ts")).toContain('import { logoCloud } from "./logo-cloud.ts";');
  expect(read("schemas/blocks/index.ts")).toMatch(/const lists = \[\s*logoCloud,/);
  expect(read("web/blocks/index.tsx")).toContain('import { LogoCloud } from "./logo-cloud.tsx";');
  expect(read("web/blocks/index.tsx")).toContain("  logoCloud: LogoCloud,\n");
});

test("no block is needed for another to be added: the first of the list may go", () => {
  const list = "web/blocks/index.tsx";
  writeFileSync(join(root, list), read(list).replaceAll(/.*BlogList.*\n/g, ""));
  addBlock({ root, name: "logoCloud" });
  expect(read(list)).toContain('import { LogoCloud } from "./logo-cloud.tsx";');
});

test.each([
  ["hero", undefined, "schemas/blocks/hero.ts exists already"],
  ["Hero2", undefined, "is not a name in camel case"],
  ["logo-cloud", undefined, "is not a name in camel case"],
  ["faq", "extras", "There is no group “extras”"],
  ["table", undefined, "the schemas have something of that name"],
  ["page", undefined, "the schemas have something of that name"],
  ["image", undefined, "Sanity has a type of that name"],
  ["default", undefined, "the code needs that word"],
  ["heading", undefined, "the code needs that word"],
  ["lists", undefined, "the list of blocks uses that word"],
  ["registry", undefined, "the list of blocks uses that word"],
])("%s in %s is refused, and nothing is written", (name, group, reason) => {
  const before = read("schemas/blocks/index.ts");
  expect(() => addBlock({ root, name, group })).toThrow(reason);
  expect(read("schemas/blocks/index.ts")).toBe(before);
  for (const folder of ["schemas/blocks", "web/blocks"])
    expect(readdirSync(join(root, folder))).toEqual(readdirSync(join(import.meta.dirname, "..", folder)));
});
