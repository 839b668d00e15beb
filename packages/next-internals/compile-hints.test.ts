import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { BuildManifest } from "next/dist/server/get-page-files.js";
import { expect, test } from "vitest";

import { addCompileHints } from "./compile-hints.ts";

test("the large scripts of every page begin with the hint, once, and others do not change", async () => {
  const build = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(build, "static"));
  const manifest: Pick<BuildManifest, "rootMainFiles"> = {
    rootMainFiles: ["static/react.js", "static/menu.js"],
  };
  await writeFile(join(build, "build-manifest.json"), JSON.stringify(manifest));
  const react = `react();${" ".repeat(100_000)}`;
  const scripts = { "react.js": react, "menu.js": "menu();", "calculator.js": react };
  for (const [name, text] of Object.entries(scripts)) await writeFile(join(build, "static", name), text);

  await addCompileHints(build);
  await addCompileHints(build);

  const read = (name: string) => readFile(join(build, "static", name), "utf8");
  expect(await read("react.js")).toBe(`//# allFunctionsCalledOnLoad\n${react}`);
  expect(await read("menu.js")).toBe("menu();");
  expect(await read("calculator.js")).toBe(react);
  await rm(build, { recursive: true });
});
