import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { bytesOnDisk, createVariantStore } from "./variant-store.ts";

test("above the limit the least recently used variants are deleted", async () => {
  const folder = temporaryFolder();
  const store = createVariantStore({ folder, maxBytes: 2.5 * bytesOnDisk(100) });
  await store.store("a", Buffer.alloc(100));
  await store.store("b", Buffer.alloc(100));
  expect(store.find("a")).toBe(join(folder, "a"));
  await store.store("c", Buffer.alloc(100));

  expect(readdirSync(folder).toSorted()).toEqual(["a", "c"]);
  expect(store.find("b")).toBeUndefined();
});

test("after a restart the oldest variants are deleted first, and unfinished files are removed", async () => {
  const folder = temporaryFolder();
  for (const [name, bytes, minute] of [
    ["new", 100, 3],
    ["old", 100, 1],
    ["x.tmp", 5, 2],
    ["empty", 0, 2],
  ] as const) {
    writeFileSync(join(folder, name), Buffer.alloc(bytes));
    utimesSync(join(folder, name), minute * 60, minute * 60);
  }
  const store = createVariantStore({ folder, maxBytes: 2.5 * bytesOnDisk(100) });
  expect(readdirSync(folder).toSorted()).toEqual(["new", "old"]);
  await store.store("newest", Buffer.alloc(100));
  expect(readdirSync(folder).toSorted()).toEqual(["new", "newest"]);
});

test("thousands of pictures of one pixel do not take more of the disk than larger ones", async () => {
  const folder = temporaryFolder();
  const store = createVariantStore({ folder, maxBytes: 100 * 1024 });
  for (let n = 0; n < 100; n++) await store.store(`pixel-${n}`, Buffer.alloc(46));
  expect(readdirSync(folder)).toHaveLength(12);
  const restarted = createVariantStore({ folder, maxBytes: 100 * 1024 });
  await restarted.store("another", Buffer.alloc(46));
  expect(readdirSync(folder)).toHaveLength(12);
});
