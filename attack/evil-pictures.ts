import { crc32, deflateSync } from "node:zlib";

/** 900 million pixels in about 100 KB. */
export function hugePng(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Begins as a JPEG of 8,000 × 8,000 and ends in the middle of its tables. */
export function truncatedJpeg(): Buffer {
  return Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffc00011081f401f4003012200021101031101ffda",
    "hex",
  );
}

/** A GIF of one pixel that moves on and on. */
export function manyFrames(count: number): Buffer {
  const head = Buffer.from(
    "474946383961010001008000000000000000ff21ff0b4e45545343415045322e300301000000",
    "hex",
  );
  const frame = Buffer.from("21f90400010000002c000000000100010000020144003b".slice(0, -2), "hex");
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from("3b", "hex")]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
