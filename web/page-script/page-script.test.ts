import { Script } from "node:vm";
import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { buildPageScript, buildVersionChoice } from "./build-scripts.ts";

test("the page script is one short script, which imports the search dialog only when it is opened", async () => {
  const script = await buildPageScript({ searchDialog: "/_next/static/search/search-0123abcd.js" });
  // Throws a SyntaxError for a static import.
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/<\/script|<!--|\bimport\b(?!\(`\/_next)/);
  expect(gzipSync(script).length).toBeLessThanOrEqual(2065);
});

test("the script of second versions is one short script", async () => {
  const script = await buildVersionChoice();
  expect(() => new Script(script)).not.toThrow();
  expect(gzipSync(script).length).toBeLessThanOrEqual(1100);
});
