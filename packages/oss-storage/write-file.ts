import { createHash } from "node:crypto";
import { type FileHandle, open, statfs } from "node:fs/promises";
import type { Readable } from "node:stream";

import { OssError } from "./oss-error.ts";

// cspell:ignore bavail statfs

/** The number of bytes at the start of a file that a check gets. */
const HEAD_BYTES = 512;
/** The number of bytes that are written between two checks of the free space. */
const CHECK_SPACE_BYTES = 32 * 1024 ** 2;

export interface WrittenFile {
  /** At most the first HEAD_BYTES bytes. */
  readonly head: Buffer;
  readonly bytes: number;
  readonly md5: string;
  readonly hasTestVirus: boolean;
  /** Open for reading. The caller closes it. */
  readonly handle: FileHandle;
}

interface Limits {
  readonly maxBytes: number;
  /** Throws if there is no space for it. Called repeatedly while the file is written and at its end, with the number of bytes so far. */
  readonly checkSpace: (bytes: number) => Promise<void>;
}

/** Writes a stream to a new file, without keeping it in memory. Throws an OssError if it is too large. */
export async function writeFile(
  path: string,
  file: Readable,
  { maxBytes, checkSpace }: Limits,
): Promise<WrittenFile> {
  const hash = createHash("md5");
  const virusSearch = createTestVirusSearch();
  let head = Buffer.alloc(0);
  let bytes = 0;
  let nextCheck = 0;
  const handle = await open(path, "wx+");
  try {
    // The stream is not destroyed on an error, because the rest of the form must still be read (receive-form.ts).
    for await (const data of file.iterator({ destroyOnReturn: false })) {
      const chunk = Buffer.from(data);
      bytes += chunk.length;
      if (bytes > maxBytes)
        throw new OssError(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size.");
      if (bytes > nextCheck) {
        await checkSpace(bytes);
        nextCheck = bytes + CHECK_SPACE_BYTES;
      }
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      hash.update(chunk);
      virusSearch.add(chunk);
      await writeChunk(handle, chunk);
    }
    await checkSpace(bytes);
    return { head, bytes, md5: hash.digest("hex"), hasTestVirus: virusSearch.isFound(), handle };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Writes all of a chunk. On an almost full disk, a single write may store only a part, which is not reported as an error. */
async function writeChunk(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let rest = chunk; rest.length > 0;) {
    const { bytesWritten } = await handle.write(rest);
    rest = rest.subarray(bytesWritten);
  }
}

/**
 * The EICAR file (https://www.eicar.org), which every virus scanner reports. It is split, so that none reports this source file.
 */
const EICAR = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

/** Searches a stream for the EICAR file, even across chunk boundaries. */
function createTestVirusSearch() {
  let tail = Buffer.alloc(0);
  let isFound = false;
  return {
    add(chunk: Buffer): void {
      const border = Buffer.concat([tail, chunk.subarray(0, EICAR.length - 1)]);
      isFound ||= border.includes(EICAR) || chunk.includes(EICAR);
      tail = Buffer.concat([tail, chunk.subarray(-EICAR.length)]).subarray(1 - EICAR.length);
    },
    isFound: () => isFound,
  };
}

/** The disk space that is reserved for other data, so that files cannot fill the disk. */
export const RESERVED_BYTES = 512 * 1024 ** 2;

/** Throws an OssError 503 if the disk does not have enough free space for files. */
export function assertFreeSpace(freeBytes: number): void {
  if (freeBytes > RESERVED_BYTES) return;
  throw noSpace();
}

export function noSpace(): OssError {
  return new OssError(503, "OutOfSpace", "The storage has no space for this file.");
}

/** The free space of the disk with this directory. */
export async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
