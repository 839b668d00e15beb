import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { buildCatalog } from "./build-scripts.ts";

const locale = join(import.meta.dirname, "../locale");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalog-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

test("the catalog of German for browsers has its words and those of packages", async () => {
  const catalog = await buildCatalog(join(locale, "de"));
  expect(catalog).toContain("pageWords");
  expect(catalog).toMatch(/Suche/);
  expect(catalog).toMatch(/Wandstärke/);
});

test("a language that starts as docs/recipes.md says, with one line for browsers, has English words", async () => {
  const english = JSON.stringify(join(locale, "en/browser.ts"));
  await writeFile(join(folder, "browser.ts"), `export * from ${english};\n`);
  const catalog = await buildCatalog(folder);
  expect(catalog).toMatch(/Search/);
  expect(catalog).toMatch(/wall thickness/i);
});
