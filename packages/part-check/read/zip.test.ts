import { expect, test } from "vitest";

import { zip } from "../testing/sample-files.ts";
import { unpack, zipEntries } from "./zip.ts";

const CONTENT = new TextEncoder().encode("solid part");

const short = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
const long = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);
const wide = (...numbers: number[]) => Buffer.from(BigUint64Array.from(numbers.map(BigInt)).buffer);

/** A ZIP file with one stored file, all of whose numbers are in the fields of ZIP64, as lib3mf and `zip -fz` write small files too. */
function zip64(): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode("part.stl");
  const size = CONTENT.length;
  const local = [
    long(0x04034b50),
    short(45, 0, 0, 0, 0),
    long(0, size, size),
    short(name.length, 0),
    name,
    CONTENT,
  ];
  const all = 0xffffffff;
  const central = [
    long(0x02014b50),
    short(45, 45, 0, 0, 0, 0),
    long(0, all, all),
    short(name.length, 28 + 4, 0, 0, 0),
    long(0, all),
    name,
    short(1, 24),
    wide(size, size, 0),
    short(0x9999, 0),
  ];
  const start = lengthOf(local);
  const end = [
    long(0x06064b50),
    wide(44),
    short(45, 45),
    long(0, 0),
    wide(1, 1, lengthOf(central), start),
    long(0x07064b50, 0),
    wide(start + lengthOf(central)),
    long(1),
    long(0x06054b50),
    short(all, all, all, all),
    long(all, all),
    short(0),
  ];
  return new Uint8Array(Buffer.concat([...local, ...central, ...end]));
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

test("the fields of ZIP64 are read", async () => {
  const bytes = zip64();
  const [entry, ...others] = zipEntries(bytes);
  expect(others).toEqual([]);
  expect(entry?.name).toBe("part.stl");
  expect(entry && (await unpack(bytes, entry))).toEqual(CONTENT);
});

test("the compression method is named as the reason, not the content", async () => {
  const bytes = zip({ "part.stl": "solid" });
  const [entry] = zipEntries(bytes);
  const lzma = 14;
  await expect(async () => entry && unpack(bytes, { ...entry, method: lzma })).rejects.toThrow(
    "compressed in a way",
  );
});
