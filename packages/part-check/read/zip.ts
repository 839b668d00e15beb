import { Inflate } from "fflate";

import { MAX_BYTES } from "./limits.ts";
import { ReadError } from "./read-error.ts";

/** An entry of a ZIP file, from its central directory. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
  /** The position of its local header. */
  readonly offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT_LENGTH = 0xffff;
/** Deflate compresses at most 1032 to 1, so a directory that promises more is damaged. */
const MAX_RATIO = 1032;
const MAX_ENTRIES = 10_000;

/**
 * Lists the files in a ZIP file (PKWARE APPNOTE 6.3, without ZIP64: such files exceed the size limit of the check). Written here because
 * the ZIP reader of fflate unpacks a file before it can tell that the file is encrypted or larger than declared.
 */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_SIZE;
  const last = Math.max(0, end - MAX_COMMENT_LENGTH);
  while (end >= last && view.getUint32(end, true) !== END) end -= 1;
  if (end < last) throw new ReadError("truncated");
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) throw new ReadError("too-large");
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw new ReadError("damaged");
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks one file. Stops at its declared size, whatever the data would unpack to. */
export function unpack(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const { offset, compressedSize, size, method } = entry;
  if (entry.isEncrypted) throw new ReadError("encrypted");
  if (size > MAX_BYTES) throw new ReadError("too-large");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw new ReadError("damaged");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressedSize > bytes.length) throw new ReadError("truncated");
  const packed = bytes.subarray(start, start + compressedSize);
  if (method === 0) {
    if (compressedSize !== size) throw new ReadError("damaged");
    return packed;
  }
  if (method !== 8 || size > compressedSize * MAX_RATIO) throw new ReadError("damaged");
  return inflate(packed, size);
}

function inflate(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const unpacked = new Uint8Array(size);
  let filled = 0;
  const inflater = new Inflate((chunk) => {
    if (filled + chunk.length <= size) unpacked.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    const step = 1 << 16;
    for (let start = 0; start < packed.length; start += step) {
      inflater.push(packed.subarray(start, start + step), start + step >= packed.length);
      if (filled > size) break;
    }
  } catch (error) {
    throw new ReadError("damaged", { cause: error });
  }
  if (filled !== size) throw new ReadError("damaged");
  return unpacked;
}
