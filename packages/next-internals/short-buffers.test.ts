import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { expect, onTestFinished, test } from "vitest";

import { shortenBuffersInJson } from "./short-buffers.ts";

test("a Buffer in JSON takes four bytes for three, instead of about four for one, and loses nothing", () => {
  const { toJSON } = Buffer.prototype;
  onTestFinished(() => {
    Buffer.prototype.toJSON = toJSON;
  });
  shortenBuffersInJson();

  const bytes = Buffer.alloc(30_000, 200);
  const json = JSON.stringify({ rscData: bytes });
  expect(json.length).toBeLessThan(40_100);
  expect(Buffer.from(JSON.parse(json).rscData, "base64").equals(bytes)).toBe(true);
});

test("the installed Next still converts pages to JSON (when this fails, short-buffers.ts can be deleted)", async () => {
  const { resolve } = createRequire(import.meta.url);
  const cache = await readFile(resolve("next/dist/server/lib/incremental-cache/index.js"), "utf8");
  expect(cache).toContain("const itemSize = JSON.stringify(data).length;");
});
