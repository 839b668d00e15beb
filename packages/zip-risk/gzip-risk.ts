import { createGunzip } from "node:zlib";

import { Risk } from "./entry-risk.ts";
import { CHUNK_BYTES, createFileReader, type RandomAccess } from "./file-reader.ts";
import { maxUnpackedBytes } from "./zip-risk.ts";

/** The number of bytes at the start of the content that show its format. */
const HEAD_BYTES = 512;

/**
 * The reason why a gzip file (RFC 1952), such as `.stpz`, could be dangerous. Undefined if nothing was found. Its content is
 * unpacked in memory and measured. `isExpected` says whether the content starts like a file of its type.
 */
export async function gzipRisk(
  file: RandomAccess,
  size: number,
  isExpected: (head: Buffer) => boolean,
): Promise<string | undefined> {
  try {
    await unpack(file, size, isExpected);
    return undefined;
  } catch (error) {
    // Other errors mean that the file ends too early or that it cannot be inflated.
    return error instanceof Risk ? error.message : "it is damaged";
  }
}

async function unpack(
  file: RandomAccess,
  size: number,
  isExpected: (head: Buffer) => boolean,
): Promise<void> {
  const reader = createFileReader(file, size);
  const maxBytes = maxUnpackedBytes(size);
  let head = Buffer.alloc(0);
  let unpacked = 0;
  for await (const chunk of reader.unpack(createGunzip({ chunkSize: CHUNK_BYTES }))) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
    unpacked += chunk.length;
    if (unpacked > maxBytes) throw new Risk("it unpacks to far more than its size");
  }
  if (reader.at !== size) throw new Risk("something is hidden behind its content");
  if (!isExpected(head)) throw new Risk("what is compressed in it is of another type");
}
