export interface ExifTag {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** At most four bytes are in the entry itself. Tags with the same buffer share its bytes. */
  readonly data: Buffer;
}

/** An EXIF block, little-endian, with tags of the image and of the photo. */
export function exifBlock({
  image = [],
  photo = [],
}: {
  image?: readonly ExifTag[];
  photo?: readonly ExifTag[];
}): Buffer {
  const photoStart = 8 + 2 + 12 * (image.length + 1) + 4;
  const dataStart = photoStart + 2 + 12 * photo.length + 4;
  const offsets = new Map<Buffer, number>();
  let end = dataStart;
  const entryOf = ({ tag, type, count, data }: ExifTag) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(tag, 0);
    entry.writeUInt16LE(type, 2);
    entry.writeUInt32LE(count, 4);
    if (data.length <= 4) data.copy(entry, 8);
    else {
      const offset = offsets.get(data) ?? end;
      if (!offsets.has(data)) end += data.length;
      offsets.set(data, offset);
      entry.writeUInt32LE(offset, 8);
    }
    return entry;
  };
  const directory = (tags: readonly ExifTag[]) => {
    const count = Buffer.alloc(2);
    count.writeUInt16LE(tags.length);
    return [count, ...tags.map(entryOf), Buffer.alloc(4)];
  };
  const pointer = Buffer.alloc(4);
  pointer.writeUInt32LE(photoStart);
  return Buffer.concat([
    Buffer.from("II*\0\u0008\0\0\0", "latin1"),
    ...directory([...image, { tag: 0x8769, type: 4, count: 1, data: pointer }]),
    ...directory(photo),
    ...offsets.keys(),
  ]);
}
