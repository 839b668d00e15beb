import { MAX_NAME_LENGTH } from "../model.ts";
import { MAX_BYTES } from "./limits.ts";
import { ReadError } from "./read-error.ts";
import { decodeText } from "./text-encoding.ts";

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
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
const LOCATOR_SIZE = 20;
/** The extra field of an entry with its sizes and offset as 64-bit numbers. */
const EXTRA_64 = 1;
/** In place of a 32-bit number whose value is in the extra field. */
const IN_EXTRA_64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const MAX_COMMENT_LENGTH = 0xffff;
/** Deflate compresses at most 1032 to 1, so a directory that promises more is damaged. */
const MAX_RATIO = 1032;
const MAX_ENTRIES = 10_000;

/** The files that macOS adds to a ZIP. */
const HIDDEN = /^__MACOSX\/|(?:^|\/)\._/;

/**
 * Lists the files in a ZIP file (PKWARE APPNOTE 6.3), without those that macOS adds and those with a name that nobody can read. Small files can have ZIP64 fields too, because some programs
 * always write them. This is our own reader because ZIP readers unpack a file before they can tell that it is encrypted or larger than declared.
 */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, offset } = directoryOf(view);
  let at = offset;
  if (count > MAX_ENTRIES) throw new ReadError("too-large");
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw new ReadError("damaged");
    const extra = at + 46 + view.getUint16(at + 28, true);
    const next = extra + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > bytes.length) throw new ReadError("damaged");
    const flags = view.getUint16(at + 8, true);
    entries.push({
      name: decodeText(bytes.subarray(at + 46, extra)),
      isEncrypted: (flags & 1) === 1,
      method: view.getUint16(at + 10, true),
      ...sizesOf(view, at, extra),
    });
    at = next;
  }
  return entries.filter(({ name }) => !HIDDEN.test(name) && name.length <= MAX_NAME_LENGTH);
}

/** How many entries the central directory has, and where it starts. */
function directoryOf(view: DataView): { count: number; offset: number } {
  let end = view.byteLength - END_SIZE;
  const last = Math.max(0, end - MAX_COMMENT_LENGTH);
  while (end >= last && view.getUint32(end, true) !== END) end -= 1;
  if (end < last) throw new ReadError("truncated");
  const locator = end - LOCATOR_SIZE;
  if (locator < 0 || view.getUint32(locator, true) !== END_64_LOCATOR)
    return { count: view.getUint16(end + 10, true), offset: view.getUint32(end + 16, true) };
  const end64 = number64(view, locator + 8);
  if (end64 + 56 > view.byteLength || view.getUint32(end64, true) !== END_64) throw new ReadError("damaged");
  return { count: number64(view, end64 + 32), offset: number64(view, end64 + 48) };
}

/** The sizes and the offset of the entry at `at`, whose extra fields start at `extra`. */
function sizesOf(
  view: DataView,
  at: number,
  extra: number,
): Pick<ZipEntry, "compressedSize" | "size" | "offset"> {
  const end = extra + view.getUint16(at + 30, true);
  let field = extra;
  while (field + 4 <= end && view.getUint16(field, true) !== EXTRA_64)
    field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  // The extra field has only the numbers that do not fit into 32 bits, in this order.
  const numberAt = (position: number) => {
    const number = view.getUint32(position, true);
    if (number !== IN_EXTRA_64 || next + 8 > end) return number;
    next += 8;
    return number64(view, next - 8);
  };
  const size = numberAt(at + 24);
  const compressedSize = numberAt(at + 20);
  return { size, compressedSize, offset: numberAt(at + 42) };
}

function number64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Unpacks one file. Stops at its declared size, whatever the data would unpack to. */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  const { offset, compressedSize, size, method } = entry;
  if (entry.isEncrypted) throw new ReadError("encrypted");
  if (size > MAX_BYTES) throw new ReadError("too-large");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw new ReadError("damaged");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressedSize > bytes.length) throw new ReadError("truncated");
  const packed = bytes.subarray(start, start + compressedSize);
  if (method === STORED) {
    if (compressedSize !== size) throw new ReadError("damaged");
    return packed;
  }
  if (method !== DEFLATED) throw new ReadError("zip-compression");
  if (size > compressedSize * MAX_RATIO) throw new ReadError("damaged");
  return unpackWith("deflate-raw", packed, size);
}

/** Unpacks a file that is compressed alone. Its last four bytes are its size (RFC 1952). */
export function unpackGzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(
    bytes.length - 4,
    true,
  );
  if (size > MAX_BYTES) throw new ReadError("too-large");
  return unpackWith("gzip", bytes, size);
}

/** Unpacks data as a stream, and stops at its declared size. */
async function unpackWith(
  format: CompressionFormat,
  packed: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const unpacked = new Uint8Array(size);
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  let filled = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      if (filled + chunk.value.length > size) {
        await reader.cancel();
        throw new ReadError("damaged");
      }
      unpacked.set(chunk.value, filled);
      filled += chunk.value.length;
    }
  } catch (error) {
    throw new ReadError("damaged", { cause: error });
  }
  if (filled !== size) throw new ReadError("damaged");
  return unpacked;
}
