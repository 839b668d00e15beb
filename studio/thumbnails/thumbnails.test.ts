import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { blockNames, fingerprint, folder, isUpToDate, manifest } from "./sources.ts";

const made: unknown = JSON.parse(await readFile(manifest, "utf8"));

/** Said first, whatever is wrong. */
const REMEDY = "Run `pnpm --filter e2e thumbnails` while the site is running, and commit what it writes";

test.each(blockNames)("the insert menu shows a picture of %s as it is now", async (name) => {
  const picture = join(folder, `${name}.webp`);
  expect(existsSync(picture), `${REMEDY}: ${name} has no picture yet`).toBe(true);
  expect((await stat(picture)).size, `${REMEDY}.`).toBeLessThanOrEqual(12_000);
  expect(made, `${REMEDY}.`).toHaveProperty(name, await fingerprint(name));
});

test("no picture is left of a block that is gone", () => {
  const known = new Set<string>(blockNames);
  expect(
    Object.keys(Object(made)).filter((name) => !known.has(name)),
    `${REMEDY}.`,
  ).toEqual([]);
});

test("only a picture that is missing, or of the block as it was, has to be made again", async () => {
  expect(await isUpToDate("hero", { hero: await fingerprint("hero") })).toBe(true);
  expect(await isUpToDate("hero", { hero: "0123456789abcdef" })).toBe(false);
  expect(await isUpToDate("hero", {})).toBe(false);
});
