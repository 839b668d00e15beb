import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { blockNames, fingerprint, fingerprintsFile, isUpToDate, thumbnailsFolder } from "./thumbnails.ts";

const fingerprints: unknown = JSON.parse(await readFile(fingerprintsFile, "utf8"));

/** The start of every error message. */
const FIX = "Run `pnpm --filter e2e thumbnails` while the site is running, and commit what it writes";

test.each(blockNames)("the thumbnail of %s is small and shows the current block", async (name) => {
  const thumbnail = join(thumbnailsFolder, `${name}.webp`);
  expect(existsSync(thumbnail), `${FIX}: ${name} has no thumbnail yet`).toBe(true);
  expect((await stat(thumbnail)).size, `${FIX}.`).toBeLessThanOrEqual(12_000);
  expect(fingerprints, `${FIX}.`).toHaveProperty(name, await fingerprint(name));
});

test("every thumbnail belongs to a block", () => {
  const names = new Set<string>(blockNames);
  expect(
    Object.keys(Object(fingerprints)).filter((name) => !names.has(name)),
    `${FIX}.`,
  ).toEqual([]);
});

test("a missing fingerprint and an old one are out of date", async () => {
  expect(await isUpToDate("hero", { hero: await fingerprint("hero") })).toBe(true);
  expect(await isUpToDate("hero", { hero: "0123456789abcdef" })).toBe(false);
  expect(await isUpToDate("hero", {})).toBe(false);
});
