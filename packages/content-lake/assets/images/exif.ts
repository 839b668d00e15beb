import type { JsonObject } from "../../documents/json.ts";
import type { MetadataPart } from "../upload-options.ts";
import { GPS_TAGS, IMAGE_TAGS, PHOTO_TAGS, type TagNames } from "./exif-tags.ts";

/** As much as a JPEG can have. */
const MAX_BLOCK_BYTES = 65_535;
// Tags may share their bytes, so the size of a block does not limit what is read from it.
const MAX_TEXT_LENGTH = 1_000;
const MAX_NUMBERS = 16;

/** The requested parts of `metadata` that come from the image's EXIF block. A damaged block is common, and no reason to reject the image. */
export function cameraMetadata(data: Buffer | undefined, parts: ReadonlySet<MetadataPart>): JsonObject {
  const block = data && openBlock(data);
  if (!block) return {};

  const image = readTags(block, block.view.getUint32(4, block.isLittleEndian), IMAGE_TAGS);
  const exif = readTags(block, image["ExifTag"], PHOTO_TAGS);
  const location = parts.has("location") ? locationOf(readTags(block, image["GPSTag"], GPS_TAGS)) : undefined;
  return {
    ...(parts.has("exif") && Object.keys(exif).length > 0
      ? { exif: { _type: "sanity.imageExifMetadata", ...exif } }
      : {}),
    ...(parts.has("image") && Object.keys(image).length > 0
      ? { image: { _type: "sanity.imageExifTags", ...image } }
      : {}),
    ...(location ? { location } : {}),
  };
}

/** A block in the format of TIFF. Its offsets count from its start. */
interface ExifBlock {
  readonly view: DataView;
  readonly isLittleEndian: boolean;
}

function openBlock(data: Buffer): ExifBlock | undefined {
  if (data.length > MAX_BLOCK_BYTES) return undefined;
  const tiff = data.subarray(data.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0);
  const mark = tiff.toString("latin1", 0, 4);
  if (tiff.length < 8 || !["II*\0", "MM\0*"].includes(mark)) return undefined;
  return {
    view: new DataView(tiff.buffer, tiff.byteOffset, tiff.length),
    isLittleEndian: mark.startsWith("II"),
  };
}

type TagValue = string | number | number[];

/** The tags at an offset. Each name is stored once. */
function readTags(
  block: ExifBlock,
  offset: TagValue | undefined,
  names: TagNames,
): Readonly<Record<string, TagValue>> {
  const { view, isLittleEndian } = block;
  if (typeof offset !== "number" || offset < 8 || offset + 2 > view.byteLength) return {};
  const fitting = Math.floor((view.byteLength - offset - 2) / ENTRY_BYTES);
  const count = Math.min(view.getUint16(offset, isLittleEndian), fitting);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => offset + 2 + index * ENTRY_BYTES).flatMap((entry) => {
      const name = names.get(view.getUint16(entry, isLittleEndian));
      if (name === undefined) return [];
      const value = DATES.has(name) ? toIsoDate(readValue(block, entry)) : readValue(block, entry);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** An entry has a tag, a type, the number of values, and four bytes for the values or their offset. */
const ENTRY_BYTES = 12;
const ASCII = 2;

function readValue({ view, isLittleEndian }: ExifBlock, entry: number): TagValue | undefined {
  const type = view.getUint16(entry + 2, isLittleEndian);
  const count = view.getUint32(entry + 4, isLittleEndian);
  const number = NUMBER_TYPES.get(type);
  const size = count * (number?.bytes ?? 1);
  const offset = size <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittleEndian);
  if (count === 0 || offset + size > view.byteLength) return undefined;

  if (type === ASCII) return readText(new Uint8Array(view.buffer, view.byteOffset + offset, count));
  if (!number || count > MAX_NUMBERS) return undefined;
  const values = Array.from({ length: count }, (_, index) =>
    number.read(view, offset + index * number.bytes, isLittleEndian),
  );
  if (!values.every(Number.isFinite)) return undefined;
  return values.length === 1 ? values[0] : values;
}

/** Undefined for a text in another encoding than ASCII, which is unknown. */
function readText(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, MAX_TEXT_LENGTH));
  return text.some((byte) => byte > 127) ? undefined : text.toString("latin1").replace(/\0$/, "");
}

interface NumberType {
  readonly bytes: number;
  readonly read: (view: DataView, offset: number, isLittleEndian: boolean) => number;
}

const NUMBER_TYPES: ReadonlyMap<number, NumberType> = new Map<number, NumberType>([
  [1, { bytes: 1, read: (view, at) => view.getUint8(at) }],
  [3, { bytes: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle) }],
  [4, { bytes: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle) }],
  [
    5,
    {
      bytes: 8,
      read: (view, at, isLittle) => view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle),
    },
  ],
  [6, { bytes: 1, read: (view, at) => view.getInt8(at) }],
  [8, { bytes: 2, read: (view, at, isLittle) => view.getInt16(at, isLittle) }],
  [9, { bytes: 4, read: (view, at, isLittle) => view.getInt32(at, isLittle) }],
  [
    10,
    { bytes: 8, read: (view, at, isLittle) => view.getInt32(at, isLittle) / view.getInt32(at + 4, isLittle) },
  ],
]);

const DATES = new Set(["DateTimeOriginal", "DateTimeDigitized", "DateTime"]);

function toIsoDate(value: TagValue | undefined): string | undefined {
  const parts = typeof value === "string" && /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(value);
  if (!parts) return undefined;
  const date = new Date(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function locationOf(gps: Readonly<Record<string, TagValue>>): JsonObject | undefined {
  const lat = degrees(gps["GPSLatitude"], gps["GPSLatitudeRef"] === "S");
  const lng = degrees(gps["GPSLongitude"], gps["GPSLongitudeRef"] === "W");
  if (lat === undefined || lng === undefined) return undefined;

  const alt = typeof gps["GPSAltitude"] === "number" ? { alt: gps["GPSAltitude"] } : {};
  return { _type: "geopoint", lat, lng, ...alt };
}

function degrees(parts: TagValue | undefined, isNegative: boolean): number | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [whole = Number.NaN, minutes = 0, seconds = 0] = parts;
  const value = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return undefined;
  return isNegative ? -value : value;
}
