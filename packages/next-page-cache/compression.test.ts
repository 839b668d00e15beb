import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { chooseEncoding, createBackgroundQueue, createEncodings } from "./compression.ts";

const words = ["a", "part", "page", "about", "material", "tolerance", "of", "wall", "thickness", "and"];
const text = Buffer.from(
  Array.from({ length: 5000 }, (_, index) => words[(index * index + (index >> 3)) % words.length]).join(" "),
);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0", "br"],
  ["gzip;q=0", "identity"],
  ["brotli-like;q=1", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("for Accept-Encoding %j a page is sent with %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, "text/html; charset=utf-8", 2000)).toBe(encoding);
});

test.each([
  ["image/png", 2000],
  ["text/html", 1000],
])("%s of %i bytes is not compressed", (type, size) => {
  expect(chooseEncoding("br, gzip", type, size)).toBe("identity");
});

test("each encoding decodes to the same text and is compressed once", async () => {
  const encodings = createEncodings(text, () => undefined);
  expect(encodings.get("br")).toBeUndefined();
  const [one, other] = await Promise.all([encodings.make("br"), encodings.make("br")]);
  expect(one).toBe(other);
  expect(brotliDecompressSync(one)).toEqual(text);
  expect(encodings.get("br")).toBe(one);
  expect(gunzipSync(await encodings.make("gzip"))).toEqual(text);
  expect(await encodings.make("identity")).toEqual(text);
});

test("the background task replaces the brotli bytes with smaller ones that decode to the same text", async () => {
  const background: (() => Promise<void>)[] = [];
  const encodings = createEncodings(text, (work) => background.push(work));
  const first = await encodings.make("br");
  expect(background).toHaveLength(1);
  await background[0]?.();
  const better = encodings.get("br") ?? Buffer.alloc(0);
  expect(better.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(better)).toEqual(text);
});

test("once a text is compressed, only its compressed bytes stay in memory, for clients without brotli too", async () => {
  const background: (() => Promise<void>)[] = [];
  const encodings = createEncodings(text, (work) => background.push(work));
  await encodings.make("br");
  expect(encodings.bytes()).toBe(encodings.get("br")?.length);
  await background[0]?.();
  expect(encodings.bytes()).toBe(encodings.get("br")?.length);
  expect(encodings.size).toBe(text.length);
  const [whole, zipped] = await Promise.all([encodings.make("identity"), encodings.make("gzip")]);
  expect(whole).toEqual(text);
  expect(gunzipSync(zipped)).toEqual(text);
  expect(encodings.get("identity")).toBeUndefined();
  // Each client that is slow to receive it would otherwise keep a copy of its own.
  expect(await encodings.make("identity")).toBe(whole);
  // It is not compressed again.
  expect(await encodings.make("br")).toBe(encodings.get("br"));
  expect(background).toHaveLength(1);
});

test("compressed bytes keep no larger block of memory", async () => {
  const background: (() => Promise<void>)[] = [];
  const encodings = createEncodings(text, (work) => background.push(work));
  const fast = [await encodings.make("br"), await encodings.make("gzip")];
  await background[0]?.();
  for (const bytes of [...fast, encodings.get("br")]) expect(bytes?.buffer.byteLength).toBe(bytes?.length);
});

test("background tasks run one after the other, and a failed task does not stop the queue", async () => {
  const done: string[] = [];
  const runInBackground = createBackgroundQueue((error) => done.push(String(error)));
  const first = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  runInBackground(async () => {
    await first.promise;
    done.push("first");
  });
  runInBackground(() => Promise.reject(new Error("no")));
  runInBackground(async () => {
    done.push("last");
    last.resolve();
  });
  expect(done).toEqual([]);
  first.resolve();
  await last.promise;
  expect(done).toEqual(["first", "Error: no", "last"]);
});

test("a header full of spaces takes no time", () => {
  const start = process.threadCpuUsage();
  for (let count = 0; count < 20; count += 1) {
    expect(chooseEncoding(`br${" ".repeat(16_000)}x;q=1, gzip ; q=1`, "text/html", 10_000)).toBe("gzip");
  }
  // Microseconds of processor time, which a busy machine does not lengthen.
  expect(process.threadCpuUsage(start).user).toBeLessThan(500_000);
});
