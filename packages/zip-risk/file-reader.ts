import type { Gunzip, InflateRaw } from "node:zlib";

export const CHUNK_BYTES = 64 * 1024;

/** What the check needs of a FileHandle. */
export interface RandomAccess {
  read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ readonly bytesRead: number }>;
}

/** Reads a file from its start to its end, each byte once and never ahead, so that a check takes as long as its file is large. */
export function createFileReader(file: RandomAccess, size: number) {
  let at = 0;
  let unread = Buffer.alloc(0);

  /** The next bytes of the file. There are none at its end. */
  async function peek(): Promise<Buffer> {
    if (unread.length > 0 || at >= size) return unread;
    const bytes = Buffer.alloc(Math.min(CHUNK_BYTES, size - at));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
    unread = bytes.subarray(0, bytesRead);
    return unread;
  }

  function skip(length: number): void {
    at += length;
    unread = unread.subarray(length);
  }

  /** The next bytes in chunks. Fewer if the file ends. */
  async function* chunks(length: number): AsyncGenerator<Buffer> {
    for (const end = at + length; at < end;) {
      const chunk = (await peek()).subarray(0, end - at);
      if (chunk.length === 0) return;
      skip(chunk.length);
      yield chunk;
    }
  }

  /** Writes the next bytes, and more when all are used up. An error ends the loop that reads what is unpacked. */
  async function feed(unpacker: Gunzip | InflateRaw, skipUsed: () => void): Promise<void> {
    try {
      const bytes = await peek();
      if (bytes.length === 0) return void unpacker.end();
      unpacker.write(bytes, (error) => {
        if (error || unpacker.destroyed) return;
        skipUsed();
        // Otherwise the compressed content ends here.
        if (unread.length === 0) void feed(unpacker, skipUsed);
      });
    } catch (error) {
      unpacker.destroy(
        error instanceof Error ? error : new Error("The file cannot be read", { cause: error }),
      );
    }
  }

  return {
    size,
    /** The position of the next byte. */
    get at() {
      return at;
    },
    chunks,
    /** Throws a RangeError if the file ends before. */
    async take(length: number): Promise<Buffer> {
      const taken: Buffer[] = [];
      for await (const chunk of chunks(length)) taken.push(chunk);
      const bytes = Buffer.concat(taken);
      if (bytes.length < length) throw new RangeError("The file ends too early");
      return bytes;
    },
    /** What is unpacked up to the end of the compressed content. The unpacker belongs to this loop, and is destroyed with it. */
    async *unpack(unpacker: Gunzip | InflateRaw): AsyncGenerator<Buffer> {
      const start = at;
      const skipUsed = () => skip(start + unpacker.bytesWritten - at);
      try {
        void feed(unpacker, skipUsed);
        yield* unpacker;
        skipUsed();
      } finally {
        unpacker.destroy();
      }
    },
  };
}

export type FileReader = ReturnType<typeof createFileReader>;
