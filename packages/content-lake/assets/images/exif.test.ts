import { array, assert, nat, property, tuple } from "fast-check";
import { expect, test } from "vitest";

import { type ExifTag, exifBlock } from "../../testing/exif-block.ts";
import { PHOTO_TAGS } from "./exif-tags.ts";
import { cameraMetadata } from "./exif.ts";

const ALL = new Set(["exif", "image", "location"] as const);

const rational = (...values: [number, number][]) => {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, [above, below]] of values.entries()) {
    bytes.writeUInt32LE(above, index * 8);
    bytes.writeUInt32LE(below, index * 8 + 4);
  }
  return { type: 5, count: values.length, data: bytes };
};
const text = (value: string) => ({ type: 2, count: value.length, data: Buffer.from(value, "latin1") });
const short = (value: number) => ({ type: 3, count: 1, data: Buffer.from([value & 255, value >> 8, 0, 0]) });

test("tags get their names, and values of each type", () => {
  const block = exifBlock({
    image: [
      { tag: 0x010f, ...text("Donghe\0") },
      { tag: 0x0112, ...short(6) },
      { tag: 0x0132, ...text("2026:11:29 16:37:13\0") },
      { tag: 0x011a, ...rational([1, 0]) },
      { tag: 0x013b, ...text("Müller\0") },
    ],
    photo: [
      { tag: 0x829d, ...rational([28, 10]) },
      { tag: 0xa432, ...rational([24, 1], [70, 1], [28, 10], [40, 10]) },
      { tag: 0x9003, ...text("yesterday\0") },
      { tag: 20_000, ...text("nobody knows\0") },
    ],
  });
  for (const data of [block, Buffer.concat([Buffer.from("Exif\0\0"), block])])
    expect(cameraMetadata(data, ALL)).toEqual({
      image: {
        _type: "sanity.imageExifTags",
        ExifTag: expect.any(Number),
        Make: "Donghe",
        Orientation: 6,
        DateTime: "2026-11-29T16:37:13.000Z",
      },
      exif: { _type: "sanity.imageExifMetadata", FNumber: 2.8, LensSpecification: [24, 70, 2.8, 4] },
    });
});

test.each([
  ["texts", 2, 30_000],
  ["bytes", 1, 30_000],
  ["numbers", 3, 15_000],
])("tags that share their bytes store a limited amount of %s", (_, type, count) => {
  const data = Buffer.alloc(30_000, 65);
  const photo = [...PHOTO_TAGS.keys(), ...Array.from({ length: 2000 }, (__, index) => 20_000 + index)].map(
    (tag): ExifTag => ({ tag, type, count, data }),
  );
  const metadata = cameraMetadata(exifBlock({ photo }), ALL);
  expect(JSON.stringify(metadata).length).toBeLessThan(100_000);
});

const blockOf = (size: number) =>
  exifBlock({
    image: [
      { tag: 0x010f, ...text("Donghe\0") },
      { tag: 0x927c, ...text("x".repeat(size)) },
    ],
  });

test("a block that is larger than a JPEG can have is ignored", () => {
  expect(cameraMetadata(blockOf(60_000), ALL)).toMatchObject({ image: { Make: "Donghe" } });
  expect(cameraMetadata(blockOf(65_536), ALL)).toEqual({});
});

test("a damaged block is no error", () => {
  const right = exifBlock({
    image: [{ tag: 0x010f, ...text("Donghe\0") }],
    photo: [{ tag: 0x829d, ...rational([28, 10]) }],
  });
  const changes = array(tuple(nat(right.length - 1), nat(255)), { maxLength: 6 });
  assert(
    property(changes, nat(right.length), (bytes, length) => {
      const damaged = Buffer.from(right.subarray(0, length));
      for (const [at, byte] of bytes) if (at < length) damaged[at] = byte;
      expect(JSON.stringify(cameraMetadata(damaged, ALL)).length).toBeLessThan(1000);
    }),
  );
});
