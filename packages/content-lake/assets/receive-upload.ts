import { createHash, randomUUID } from "node:crypto";
import { open, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";

import { diskWriteFailed, httpError } from "../errors.ts";

export interface ReceivedUpload {
  /** A temporary file that is already flushed to disk. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly sha1: string;
}

interface Target {
  readonly folder: string;
  /** The largest size in bytes. */
  readonly limit: number;
  /** What must be left on the disk. */
  readonly minFreeBytes?: number;
}

/**
 * Streams a request body into a temporary file in `folder`. Throws LakeError 413 above `limit` bytes, 400 for an empty body or one in tiny
 * chunks, and 503 if the disk fails or is almost full; the temporary file is then deleted.
 */
export async function receiveUpload(
  request: Request,
  { folder, limit, minFreeBytes = MIN_FREE_BYTES }: Target,
): Promise<ReceivedUpload> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);

  const path = join(folder, randomUUID());
  try {
    const received = await write(request, path, { limit, minFreeBytes });
    if (received.size === 0)
      throw httpError(400, "The upload is empty. Send the file's bytes as the request body");
    return { path, ...received };
  } catch (error) {
    await rm(path, { force: true });
    throw isDiskError(error)
      ? diskWriteFailed(error, "Nothing was stored. Free some disk space, then upload again")
      : error;
  }
}

// cspell:ignore statfs bavail
const MIN_FREE_BYTES = 512 * 1024 ** 2;
/** The number of bytes that are written between two checks of the free space. */
const CHECK_SPACE_BYTES = 16 * 1024 ** 2;

/** Programs may upload with chunked encoding. Each chunk is one write, and could be a single byte. */
const MAX_SMALL_CHUNKS = 1000;
/** The average of a longer upload. */
const MIN_CHUNK_BYTES = 256;

async function write(
  request: Request,
  path: string,
  { limit, minFreeBytes }: Pick<Required<Target>, "limit" | "minFreeBytes">,
): Promise<{ size: number; sha1: string }> {
  const hash = createHash("sha1");
  let size = 0;
  await using file = await open(path, "wx");
  let chunks = 0;
  let nextCheck = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    chunks += 1;
    if (size > limit) throw tooLarge(limit);
    if (chunks > MAX_SMALL_CHUNKS && size < chunks * MIN_CHUNK_BYTES)
      throw httpError(400, "The upload comes in too many small chunks. Send larger ones");
    if (size > nextCheck) {
      await requireFreeSpace(dirname(path), minFreeBytes);
      nextCheck = size + CHECK_SPACE_BYTES;
    }
    hash.update(chunk);
    await file.appendFile(chunk);
  }
  await file.sync();
  return { size, sha1: hash.digest("hex") };
}

/** Others need space too, such as the quote requests of visitors, and the lake for its documents (store/store.ts). */
async function requireFreeSpace(folder: string, minFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes)
    throw diskWriteFailed("it is almost full", "Nothing was stored. Free some disk space, then upload again");
}

/** Moves a received file to its final path. After it resolves, the file survives a power cut. */
export async function moveUpload({ path }: ReceivedUpload, target: string): Promise<void> {
  await rename(path, target);
  await using folder = await open(dirname(target));
  await folder.sync();
}

const DISK_ERRORS = new Set<unknown>(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

function isDiskError(error: unknown): boolean {
  return error instanceof Error && "code" in error && DISK_ERRORS.has(error.code);
}

function tooLarge(limit: number) {
  return httpError(413, `The upload is larger than ${Math.floor(limit / 1_000_000)} MB`);
}
