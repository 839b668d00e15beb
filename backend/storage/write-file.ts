import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";

import { HEAD_BYTES } from "./content-check.ts";
import { OssError } from "./oss-error.ts";
import { createTestVirusSearch } from "./test-virus.ts";

const LOOK_EVERY_BYTES = 32 * 1024 ** 2;

export interface Written {
  /** At most the first HEAD_BYTES bytes. */
  readonly head: Buffer;
  readonly bytes: number;
  readonly md5: string;
  readonly hasTestVirus: boolean;
  /** Open for reading; whoever asked closes it. */
  readonly handle: FileHandle;
}

interface Limits {
  /** Bytes. */
  readonly most: number;
  /** Asked now and then while the file comes in; throws when there is no more room. */
  readonly assertRoom: () => Promise<void>;
}

/** Writes a stream to a new file, durably, a piece at a time. Throws an OssError when it is too big. */
export async function writeFile(
  path: string,
  file: Readable,
  { most, assertRoom }: Limits,
): Promise<Written> {
  const hash = createHash("md5");
  const virus = createTestVirusSearch();
  let head = Buffer.alloc(0);
  let bytes = 0;
  let lookAt = 0;
  const handle = await open(path, "wx+");
  try {
    // A refused file must still be read to its end by whoever handed it over, so it is not destroyed here.
    for await (const piece of file.iterator({ destroyOnReturn: false })) {
      const chunk = Buffer.from(piece);
      bytes += chunk.length;
      if (bytes > most)
        throw new OssError(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size.");
      if (bytes > lookAt) {
        await assertRoom();
        lookAt = bytes + LOOK_EVERY_BYTES;
      }
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      hash.update(chunk);
      virus.add(chunk);
      await writeWhole(handle, chunk);
    }
    await handle.sync();
    return { head, bytes, md5: hash.digest("hex"), hasTestVirus: virus.isFound(), handle };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A disk that is nearly full takes a part and says so by its count alone. */
async function writeWhole(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let rest = chunk; rest.length > 0;) {
    // oxlint-disable-next-line no-await-in-loop -- what is left after the part before
    const { bytesWritten } = await handle.write(rest);
    rest = rest.subarray(bytesWritten);
  }
}
