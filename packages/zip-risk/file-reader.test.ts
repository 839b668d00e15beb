import { randomBytes } from "node:crypto";
import { createInflateRaw, deflateRawSync } from "node:zlib";

import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";

import { createFileReader } from "./file-reader.ts";
import { inMemoryFile } from "./testing/in-memory-file.ts";
import { zipRisk } from "./zip-risk.ts";

test("compressed content ends where it ends, wherever reads end", async () => {
  const content = Buffer.alloc(200, "abc");
  const packed = deflateRawSync(content);
  const bytes = Buffer.concat([packed, Buffer.from("next")]);
  for (let firstRead = 1; firstRead <= bytes.length; firstRead += 1) {
    const { read } = inMemoryFile(bytes);
    const reader = createFileReader(
      {
        read: async (buffer, offset, length, at) => read(buffer, offset, at === 0 ? firstRead : length, at),
      },
      bytes.length,
    );
    const chunks: Buffer[] = [];
    for await (const chunk of reader.unpack(createInflateRaw())) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(content);
    expect(reader.at).toBe(packed.length);
    expect((await reader.take(4)).toString()).toBe("next");
    await expect(reader.take(1)).rejects.toThrow("ends too early");
  }
});

test("an error of the file ends the loop, and a loop that is left ends its unpacker", async () => {
  const file = { read: () => Promise.reject(new Error("The disk failed")) };
  const broken = createFileReader(file, 10).unpack(createInflateRaw());
  await expect(broken.next()).rejects.toThrow("The disk failed");
  const packed = deflateRawSync(Buffer.alloc(1_000_000));
  const unpacker = createInflateRaw();
  for await (const _chunk of createFileReader(inMemoryFile(packed), packed.length).unpack(unpacker)) break;
  expect(unpacker.destroyed).toBe(true);
});

test("each byte of an archive is read once, however many entries it has", async () => {
  const content = new Uint8Array(200);
  const names = Array.from({ length: 500 }, (_, index) => `${index}.pdf`);
  const noise = randomBytes(1_000_000);
  const archive = Buffer.from(
    zipSync({ ...Object.fromEntries(names.map((name) => [name, content])), "z.pdf": noise }),
  );
  const file = inMemoryFile(archive);
  const read = vi.spyOn(file, "read");
  expect(await zipRisk(file, archive.length)).toBeUndefined();
  const bytes = read.mock.calls.reduce((sum, [, , length]) => sum + length, 0);
  // The end is read first, too, with the longest comment.
  expect(bytes).toBeLessThanOrEqual(archive.length + 22 + 65_535);
});
