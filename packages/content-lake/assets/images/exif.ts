import readExif from "exif-reader";

import type { Json, JsonObject } from "../../documents/json.ts";
import type { MetadataPart } from "../upload-options.ts";

/** The requested parts of `metadata` that come from the image's EXIF block. */
export function cameraMetadata(data: Buffer | undefined, parts: ReadonlySet<MetadataPart>): JsonObject {
  const tags = data && parse(data);
  if (!tags) return {};

  const location = parts.has("location") ? locationOf(tags.GPSInfo) : undefined;
  return {
    ...(parts.has("exif") && tags.Photo
      ? { exif: { _type: "sanity.imageExifMetadata", ...toJsonObject(tags.Photo) } }
      : {}),
    ...(parts.has("image") && tags.Image
      ? { image: { _type: "sanity.imageExifTags", ...toJsonObject(tags.Image) } }
      : {}),
    ...(location ? { location } : {}),
  };
}

function parse(data: Buffer) {
  try {
    return readExif(data);
  } catch {
    // Damaged EXIF blocks are common and no reason to reject the image.
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

function toJsonObject(tags: object): JsonObject {
  const entries = Object.entries(tags).map(([name, value]): [string, Json | undefined] => [
    name,
    toJson(value),
  ]);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Undefined for binary tags (thumbnails, maker notes), which are not stored. */
function toJson(value: unknown): Json | undefined {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item === "number" && Number.isFinite(item)))
    return value.map(Number);
  return undefined;
}
