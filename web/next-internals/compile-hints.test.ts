import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { addCompileHints } from "./compile-hints.ts";

test("a large script begins with the hint, once; small scripts and style sheets do not change", async () => {
  const build = await mkdtemp(join(tmpdir(), "build-"));
  const chunks = join(build, "static/chunks");
  await mkdir(chunks, { recursive: true });
  const large = `react();${" ".repeat(60_000)}`;
  const files = { "large.js": large, "small.js": "menu();", "large.css": `a{}${" ".repeat(60_000)}` };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(chunks, name), text)));

  await addCompileHints(build);
  await addCompileHints(build);

  const read = (name: string) => readFile(join(chunks, name), "utf8");
  expect(await read("large.js")).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(await read("small.js")).toBe("menu();");
  expect(await read("large.css")).toBe(files["large.css"]);
  await rm(build, { recursive: true });
});
