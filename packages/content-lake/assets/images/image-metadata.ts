import { encode } from "blurhash";
import sharp from "sharp";
import type { Metadata } from "sharp";
import { rgbaToThumbHash } from "thumbhash";

import type { JsonObject } from "../../documents/json.ts";
import { httpError } from "../../errors.ts";
import type { MetadataPart } from "../upload-options.ts";
import { cameraMetadata } from "./exif.ts";
import { openImage } from "./open-image.ts";
import { palette } from "./palette.ts";

/** Only what has a limited size, because it is sent to the process that serves all requests, and kept there. */
export interface ImageHeader {
  readonly extension: "jpg" | "png" | "webp" | "gif" | "tiff" | "avif" | "svg";
  readonly mimeType: string;
  /** The size of the upright image, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** More than one for an animation (GIF, WebP) or a multi-page document (TIFF). */
  readonly frames: number;
}

const SAME_AS_EXTENSION = ["png", "webp", "gif", "tiff", "svg"] as const;

/** Reads the header without decoding the image. Throws LakeError 400 for an unsupported or invalid image. */
export async function readHeader(path: string): Promise<ImageHeader> {
  const metadata = await asInvalidImage(openImage(path).metadata());
  const extension = extensionOf(metadata);
  if (!extension)
    throw invalidImage(
      `the format ${metadata.format} is not supported; use JPEG, PNG, WebP, GIF, TIFF, AVIF or SVG`,
    );

  const { width, height } = metadata.autoOrient;
  const mimeType =
    extension === "jpg" ? "image/jpeg" : extension === "svg" ? "image/svg+xml" : `image/${extension}`;
  return {
    extension,
    mimeType,
    width,
    height,
    hasAlpha: metadata.hasAlpha,
    frames: metadata.pages ?? 1,
  };
}

const CAMERA_PARTS = ["exif", "image", "location"] as const;

/** The field `metadata` of a sanity.imageAsset. Decodes the image and throws LakeError 400 if that fails. */
export async function imageMetadata(
  path: string,
  header: ImageHeader,
  parts: ReadonlySet<MetadataPart>,
): Promise<JsonObject> {
  const { width, height, hasAlpha } = header;
  const dimensions = {
    _type: "sanity.imageDimensions",
    width,
    height,
    aspectRatio: width / height,
  };
  // No placeholders for an SVG: a malicious one could be very expensive to render.
  if (header.extension === "svg")
    return { _type: "sanity.imageMetadata", dimensions, hasAlpha: true, isOpaque: false };

  const sample = await asInvalidImage(readSample(path));
  const isOpaque = !hasAlpha || (!isTranslucent(sample) && (await openImage(path).stats()).isOpaque);
  const colors = parts.has("palette") ? palette(sample) : undefined;
  return {
    _type: "sanity.imageMetadata",
    dimensions,
    hasAlpha,
    isOpaque,
    ...(await placeholders(sample, parts)),
    ...(colors ? { palette: colors } : {}),
    ...(CAMERA_PARTS.some((part) => parts.has(part))
      ? cameraMetadata((await openImage(path).metadata()).exif, parts)
      : {}),
  };
}

function extensionOf({ format, compression }: Metadata): ImageHeader["extension"] | undefined {
  if (format === "jpeg") return "jpg";
  if (format === "heif") return compression === "av1" ? "avif" : undefined;
  return SAME_AS_EXTENSION.find((name) => name === format);
}

/** A decoder writes what it finds wrong into one text, line by line. */
const MAX_REASON_LENGTH = 500;

/** Turns an error of the decoder into LakeError 400. */
export async function asInvalidImage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw invalidImage(error instanceof Error ? error.message : String(error));
  }
}

function invalidImage(reason: string) {
  return httpError(400, `Invalid image: ${reason.slice(0, MAX_REASON_LENGTH)}`);
}

/** The upright image, scaled down to at most 100 × 100 pixels, as RGBA with 8 bits per channel. */
export interface Sample {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Decodes the whole image, so a damaged one fails here. */
async function readSample(path: string): Promise<Sample> {
  const { data, info } = await openImage(path)
    .autoOrient()
    .resize(100, 100, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function isTranslucent({ pixels }: Sample): boolean {
  return pixels.some((value, index) => index % 4 === 3 && value < 255);
}

/** Placeholders that a page can show while the image loads. */
async function placeholders(sample: Sample, parts: ReadonlySet<MetadataPart>): Promise<JsonObject> {
  const { width, height, pixels } = sample;
  return {
    ...(parts.has("lqip") ? { lqip: await lqip(sample) } : {}),
    ...(parts.has("blurhash")
      ? { blurHash: encode(new Uint8ClampedArray(pixels), width, height, 4, 3) }
      : {}),
    ...(parts.has("thumbhash")
      ? { thumbHash: Buffer.from(rgbaToThumbHash(width, height, pixels)).toString("base64") }
      : {}),
  };
}

/** A data URL of an image 20 pixels wide, and at most 40 high, because pages contain it. */
async function lqip(sample: Sample): Promise<string> {
  const { width, height, pixels } = sample;
  const small = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(20, 40, { fit: "inside" });
  if (isTranslucent(sample))
    return `data:image/png;base64,${(await small.png().toBuffer()).toString("base64")}`;
  return `data:image/jpeg;base64,${(await small.removeAlpha().jpeg({ quality: 60 }).toBuffer()).toString("base64")}`;
}
