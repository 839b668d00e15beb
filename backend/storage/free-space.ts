import { statfs } from "node:fs/promises";

import { OssError } from "./oss-error.ts";

/** Kept for quote requests and content: files never fill the disk. */
const RESERVE_BYTES = 512 * 1024 ** 2;

/** Throws an OssError 503 when the disk has too little left for files. */
export async function assertFreeSpace(
  directory: string,
  freeBytes: (directory: string) => Promise<number> = freeBytesOf,
): Promise<void> {
  if ((await freeBytes(directory)) > RESERVE_BYTES) return;
  throw new OssError(503, "ServiceUnavailable", "The storage takes no more files just now.");
}

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
