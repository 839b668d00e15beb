import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { buildSearchDialog } from "./build-scripts.ts";

test("the search dialog with its styles has at most 12.8 kB gzip and no static imports", async () => {
  const script = await buildSearchDialog();
  expect(gzipSync(script).length).toBeLessThanOrEqual(12_800);
  expect(script).toContain(".search-dialog");
  // Imports only the catalog of a page that is not in English.
  expect(script).not.toMatch(/\bimport\b(?!\()/);
});
