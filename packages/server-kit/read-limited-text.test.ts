import { expect, test } from "vitest";

import { readLimitedText } from "./read-limited-text.ts";

async function* chunksOf(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

test.each([1, 3, 5000, 100_000])("a body in chunks of %i bytes is read up to its limit", async (size) => {
  const text = "ä€😀a".repeat(2000);
  const length = Buffer.byteLength(text);
  expect(await readLimitedText({ body: chunksOf(text, size) }, length)).toBe(text);
  expect(await readLimitedText({ body: chunksOf(text, size) }, length - 1)).toBeUndefined();
  expect(await readLimitedText({ body: null }, 0)).toBe("");
});

test("a body in chunks of one byte takes no more memory than its limit", async () => {
  let most = 0;
  async function* chunks() {
    const before = process.memoryUsage().heapUsed + process.memoryUsage().external;
    for (let count = 1; count <= 1_000_000; count += 1) {
      yield Buffer.from("a");
      if (count % 100_000 !== 0) continue;
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      most = Math.max(most, heapUsed + external - before);
    }
  }
  expect(await readLimitedText({ body: chunks() }, 1_000_000)).toHaveLength(1_000_000);
  expect(most).toBeLessThan(100 * 1024 ** 2);
});
