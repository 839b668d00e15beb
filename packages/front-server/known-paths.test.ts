import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openKnownPaths } from "./known-paths.ts";

test("after the content was read once, only its paths are known, also by the next process", async () => {
  const folder = mkdtempSync(join(tmpdir(), "paths-"));
  const file = join(folder, "known-paths.json");
  const first = await openKnownPaths(file);
  expect(first.has("/gone")).toBe(true);
  await first.set(["/", "/gone"]);
  await first.set(["/", "/new"]);
  for (const paths of [first, await openKnownPaths(file)])
    expect(["/", "/new", "/gone"].map((path) => paths.has(path))).toEqual([true, true, false]);
  expect(readdirSync(folder)).toEqual(["known-paths.json"]);
});

test("if the file is damaged or cannot be written, the server goes on", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "paths-")), "known-paths.json");
  writeFileSync(file, "[");
  const damaged = await openKnownPaths(file);
  expect(damaged.has("/")).toBe(true);
  mkdirSync(`${file}.part`);
  await expect(damaged.set(["/"])).rejects.toThrow("known-paths.json.part");
  expect(["/", "/gone"].map((path) => damaged.has(path))).toEqual([true, false]);
  // The next call writes it.
  rmdirSync(`${file}.part`);
  await damaged.set(["/"]);
  expect((await openKnownPaths(file)).has("/gone")).toBe(false);
});
