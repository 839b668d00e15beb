import { createHash, randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { diskWriteFailed, httpError } from "../errors.ts";

export interface Received {
  /** A temporary file, already on the disk for good. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly sha1: string;
}

/** Streams a request body into `folder`. Throws LakeError 413 above `limit` bytes, 400 without any and 503 on a full disk; then nothing is left. */
export async function receive(
  request: Request,
  { folder, limit }: { folder: string; limit: number },
): Promise<Received> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);

  const path = join(folder, randomUUID());
  try {
    const received = await write(request, path, limit);
    if (received.size === 0)
      throw httpError(400, "The upload is empty: send the file's bytes as the request body");
    return { path, ...received };
  } catch (error) {
    await rm(path, { force: true });
    throw isDiskFault(error)
      ? diskWriteFailed(error, "Nothing was kept; free some space, then upload again")
      : error;
  }
}

async function write(request: Request, path: string, limit: number): Promise<{ size: number; sha1: string }> {
  const hash = createHash("sha1");
  let size = 0;
  await using file = await open(path, "wx");
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    hash.update(chunk);
    await file.appendFile(chunk);
  }
  await file.sync();
  return { size, sha1: hash.digest("hex") };
}

/** Moves a received file to its name. The answer may be given after this: the name survives a power cut. */
export async function keep({ path }: Received, target: string): Promise<void> {
  await rename(path, target);
  await using folder = await open(dirname(target));
  await folder.sync();
}

const DISK_FAULTS = new Set<unknown>(["ENOSPC", "EDQUOT", "EIO", "EROFS"]);

function isDiskFault(error: unknown): boolean {
  return error instanceof Error && "code" in error && DISK_FAULTS.has(error.code);
}

function tooLarge(limit: number) {
  return httpError(413, `The upload is larger than ${Math.floor(limit / 1_000_000)} MB`);
}
