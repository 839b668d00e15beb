import { gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { deflateBlocks, gzipOf, storedBlock } from "./gzip-parts.ts";

test.each(["/abuot-us", "", "/ä".repeat(1000)])(
  "parts compressed before and %j between them are one gzip file",
  (between) => {
    const [before, after] = ["before ".repeat(3000), " after".repeat(3000)];
    const content = before + between + after + between;
    const blocks = [deflateBlocks(before), storedBlock(between), deflateBlocks(after), storedBlock(between)];
    expect(gunzipSync(gzipOf(blocks, Buffer.from(content))).toString()).toBe(content);
  },
);
