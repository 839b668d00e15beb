import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { sourceFiles } from "./clean-clone.ts";
import { namesIn } from "./environment.ts";

const root = join(import.meta.dirname, "..");

/** Given by Node, or made by the run scripts from the others. */
const INTERNAL = /^(NODE_ENV|SANITY_STUDIO_\w+|E2E_\w+)$/;

async function variablesOfAllProcesses(): Promise<Set<string>> {
  const files = (await sourceFiles(root)).filter((file) => /(^|\/)env\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
  const names = sources.flatMap((source) => {
    const constants = new Set([...source.matchAll(/const ([A-Z_]+)\b/g)].map(([, name]) => name));
    const capitals = [...source.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
    return capitals.filter((name) => !constants.has(name) && !INTERNAL.test(name));
  });
  return new Set(names);
}

test(".env.example lists exactly the variables that the processes know", async () => {
  const listed = namesIn(await readFile(join(root, ".env.example"), "utf8"));
  expect(listed.toSorted()).toEqual([...(await variablesOfAllProcesses())].toSorted());
});

test("every variable in .env.example has a comment above it", async () => {
  const lines = (await readFile(join(root, ".env.example"), "utf8")).split("\n");
  const bare = lines.filter((line, index) => namesIn(line).length > 0 && !lines[index - 1]?.startsWith("# "));
  expect(bare).toEqual([]);
});
