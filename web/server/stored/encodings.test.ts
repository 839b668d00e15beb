import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { chooseEncoding, createEncoded } from "./encodings.ts";

const text = Buffer.from("A page about parts. ".repeat(500));

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0", "br"],
  ["gzip;q=0", "identity"],
  ["brotli-like;q=1", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a visitor who accepts %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, "text/html; charset=utf-8", 2000)).toBe(encoding);
});

test.each([
  ["image/png", 2000],
  ["text/html", 1000],
])("%s of %i bytes is sent as it is", (type, size) => {
  expect(chooseEncoding("br, gzip", type, size)).toBe("identity");
});

test("each encoding holds the same text and is made once", async () => {
  const encoded = createEncoded(text, () => undefined);
  expect(encoded.ready("br")).toBeUndefined();
  const [one, other] = await Promise.all([encoded.make("br"), encoded.make("br")]);
  expect(one).toBe(other);
  expect(brotliDecompressSync(one)).toEqual(text);
  expect(encoded.ready("br")).toBe(one);
  expect(gunzipSync(await encoded.make("gzip"))).toEqual(text);
  expect(await encoded.make("identity")).toBe(text);
});

test("what is compressed better afterwards takes the place of the first, and holds the same text", async () => {
  const works: (() => Promise<void>)[] = [];
  const encoded = createEncoded(text, (work) => works.push(work));
  const first = await encoded.make("br");
  expect(works).toHaveLength(1);
  await works[0]?.();
  const better = encoded.ready("br") ?? Buffer.alloc(0);
  expect(better.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(better)).toEqual(text);
  expect(encoded.bytes()).toBe(text.length + better.length);
});
