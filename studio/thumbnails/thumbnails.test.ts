import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { blockNames, fingerprint, folder, manifest } from "./sources.ts";

const made: unknown = JSON.parse(await readFile(manifest, "utf8"));

test.each(blockNames)("the insert menu shows a picture of %s as it is now", async (name) => {
  const { size } = await stat(join(folder, `${name}.webp`));
  expect(size).toBeLessThanOrEqual(12_000);
  expect(
    made,
    "Run `pnpm --filter e2e thumbnails` while the site is running, and commit what it writes.",
  ).toHaveProperty(name, await fingerprint(name));
});

test("no picture is left of a block that is gone", () => {
  expect(Object.keys(Object(made)).toSorted()).toEqual(blockNames.toSorted());
});
