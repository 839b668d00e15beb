import { constants, crc32, deflateRawSync } from "node:zlib";

/** RFC 1952: the magic number, deflate, no name, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** RFC 1951: a last block that holds nothing. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** A text as blocks of a deflate stream that anything may follow. */
export function deflateBlocks(text: string): Buffer {
  return deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
}

/** A short text (at most 65,535 bytes) as a block of a deflate stream, as it is. */
export function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** A gzip file out of blocks that were made before. `content` is what they hold together. */
export function gzipOf(blocks: readonly Buffer[], content: Buffer): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(content), 0);
  tail.writeUInt32LE(content.length, 4);
  return Buffer.concat([HEADER, ...blocks, LAST_BLOCK, tail]);
}
