import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { buildSearchDialog } from "./build-search-dialog.ts";

test("the script of the search has at most 12 kB gzip, with its styles and without imports", async () => {
  const script = await buildSearchDialog();
  expect(gzipSync(script).length).toBeLessThanOrEqual(12_000);
  expect(script).toContain(".search-dialog");
  expect(script).not.toMatch(/\bimport\b/);
});
