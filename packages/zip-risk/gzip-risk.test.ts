import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { gzipRisk } from "./gzip-risk.ts";
import { inMemoryFile } from "./testing/in-memory-file.ts";

const riskOf = (bytes: Buffer) =>
  gzipRisk(inMemoryFile(bytes), bytes.length, (head) => head.toString().startsWith("expected"));

const expected = gzipSync("expected".padEnd(100_000, "x"));

test("a compressed file with the expected content is not a risk, in one piece or in several", async () => {
  expect(await riskOf(expected)).toBeUndefined();
  expect(await riskOf(Buffer.concat([gzipSync("exp"), gzipSync("ected")]))).toBeUndefined();
});

test.each([
  ["another type", gzipSync("unexpected")],
  ["another type", gzipSync("")],
  ["far more than its size", gzipSync(Buffer.alloc(101 * 1024 ** 2))],
  ["hidden", Buffer.concat([expected, Buffer.alloc(20)])],
  ["damaged", Buffer.concat([expected, Buffer.from("PK\u0003\u0004")])],
  ["damaged", expected.subarray(0, -5)],
  ["damaged", Buffer.from("\u001f\u008b", "latin1")],
  ["damaged", Buffer.alloc(0)],
])("%s: a compressed file with other content is a risk", async (words, bytes) => {
  expect(await riskOf(bytes)).toContain(words);
});
