import readExif from "exif-reader";

import type { Json, JsonObject } from "../../documents/json.ts";
import type { MetadataPart } from "../upload-options.ts";

/** The parts of `metadata` that come from the camera, where the upload asked for them. */
export function cameraMetadata(data: Buffer | undefined, parts: ReadonlySet<MetadataPart>): JsonObject {
  const tags = data && parse(data);
  if (!tags) return {};

  const location = parts.has("location") ? locationOf(tags.GPSInfo) : undefined;
  return {
    ...(parts.has("exif") && tags.Photo
      ? { exif: { _type: "sanity.imageExifMetadata", ...plainObject(tags.Photo) } }
      : {}),
    ...(parts.has("image") && tags.Image
      ? { image: { _type: "sanity.imageExifTags", ...plainObject(tags.Image) } }
      : {}),
    ...(location ? { location } : {}),
  };
}

function parse(data: Buffer) {
  try {
    return readExif(data);
  } catch {
    // A garbled EXIF block is common and no reason to refuse the picture.
    return undefined;
  }
}

function locationOf(gps: ReturnType<typeof readExif>["GPSInfo"]): JsonObject | undefined {
  const lat = degrees(gps?.GPSLatitude, gps?.GPSLatitudeRef === "S");
  const lng = degrees(gps?.GPSLongitude, gps?.GPSLongitudeRef === "W");
  if (lat === undefined || lng === undefined) return undefined;

  const alt = typeof gps?.GPSAltitude === "number" ? { alt: gps.GPSAltitude } : {};
  return { _type: "geopoint", lat, lng, ...alt };
}

function degrees(parts: unknown, isNegative: boolean): number | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [whole, minutes = 0, seconds = 0] = parts.map(Number);
  const value = (whole ?? Number.NaN) + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return undefined;
  return isNegative ? -value : value;
}

function plainObject(tags: object): JsonObject {
  const entries = Object.entries(tags).map(([name, value]): [string, Json | undefined] => [
    name,
    plain(value),
  ]);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Binary tags (thumbnails, maker notes) are left out. */
function plain(value: unknown): Json | undefined {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item === "number" && Number.isFinite(item)))
    return value.map(Number);
  return undefined;
}
