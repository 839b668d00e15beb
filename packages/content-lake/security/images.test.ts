import { crc32, deflateSync } from "node:zlib";

import { expect, test } from "vitest";

import { startLake } from "./attacked-lake.ts";

const UPLOAD = "/v2021-06-07/assets/images/production?filename=attack";

test("a file that is no picture or would exhaust the memory is rejected", async () => {
  await using attacked = await startLake();
  const files = [hugePng(30_000), truncatedJpeg(), Buffer.from("<html><script>alert(1)</script>")];
  const responses = await Promise.all(files.map((body) => attacked.send(UPLOAD, { method: "POST", body })));
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test("a GIF of 2,000 frames is stored or rejected, and the lake goes on", async () => {
  await using attacked = await startLake();
  const { status } = await attacked.send(UPLOAD, { method: "POST", body: animatedGif(2000) });
  expect([200, 400, 413, 422]).toContain(status);
  expect((await attacked.send("/health")).status).toBe(200);
});

/** A decompression bomb: a square of many pixels in few bytes. */
function hugePng(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says 8,000 × 8,000 pixels, and which ends in the middle of its tables. */
function truncatedJpeg(): Buffer<ArrayBuffer> {
  return Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffc00011081f401f4003012200021101031101ffda",
    "hex",
  );
}

/** An endlessly looping GIF of one pixel. */
function animatedGif(frameCount: number): Buffer<ArrayBuffer> {
  const head = Buffer.from(
    "474946383961010001008000000000000000ff21ff0b4e45545343415045322e300301000000",
    "hex",
  );
  const frame = Buffer.from("21f90400010000002c00000000010001000002014400", "hex");
  return Buffer.concat([head, ...Array.from({ length: frameCount }, () => frame), Buffer.from("3b", "hex")]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
