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

export interface ImageHeader {
  readonly extension: "jpg" | "png" | "webp" | "gif" | "tiff" | "avif" | "svg";
  readonly mimeType: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** More than one: an animation (GIF, WebP) or a document of several pages (TIFF). */
  readonly frames: number;
  readonly exif: Buffer | undefined;
}

const SAME_NAME = ["png", "webp", "gif", "tiff", "svg"] as const;

/** Reads only the beginning of the file. Throws LakeError 400 for what is not a picture we can show. */
export async function readHeader(path: string): Promise<ImageHeader> {
  const metadata = await orRefuse(openImage(path).metadata());
  const extension = extensionOf(metadata);
  if (!extension)
    throw invalid(
      `the format ${metadata.format} cannot be shown; use JPEG, PNG, WebP, GIF, TIFF, AVIF or SVG`,
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
    exif: metadata.exif,
  };
}

/** `metadata` of a sanity.imageAsset. Decodes the picture; throws LakeError 400 when that fails. */
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
  // A drawing has no pixels of its own, and to paint it for a placeholder is work that its author decides on.
  if (header.extension === "svg")
    return { _type: "sanity.imageMetadata", dimensions, hasAlpha: true, isOpaque: false };

  const sample = await orRefuse(sampleOf(path));
  const isOpaque = !hasAlpha || (!isTranslucent(sample) && (await openImage(path).stats()).isOpaque);
  const colors = parts.has("palette") ? palette(sample) : undefined;
  return {
    _type: "sanity.imageMetadata",
    dimensions,
    hasAlpha,
    isOpaque,
    ...(await placeholders(sample, parts)),
    ...(colors ? { palette: colors } : {}),
    ...cameraMetadata(header.exif, parts),
  };
}

function extensionOf({ format, compression }: Metadata): ImageHeader["extension"] | undefined {
  if (format === "jpeg") return "jpg";
  if (format === "heif") return compression === "av1" ? "avif" : undefined;
  return SAME_NAME.find((name) => name === format);
}

async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error));
  }
}

function invalid(reason: string) {
  return httpError(400, `Invalid image: ${reason}`);
}

/** A picture made small, upright, 8 bits a channel: RGBA, row by row. At most 100 × 100. */
export interface Sample {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Decodes the whole picture once, so a damaged one fails here. */
export async function sampleOf(path: string): Promise<Sample> {
  const { data, info } = await openImage(path)
    .autoOrient()
    .resize(100, 100, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export function isTranslucent({ pixels }: Sample): boolean {
  return pixels.some((value, index) => index % 4 === 3 && value < 255);
}

/** What a page may show while the picture loads. */
export async function placeholders(sample: Sample, parts: ReadonlySet<MetadataPart>): Promise<JsonObject> {
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

/** A data URL, 20 pixels wide. */
async function lqip(sample: Sample): Promise<string> {
  const { width, height, pixels } = sample;
  const small = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(20);
  if (isTranslucent(sample))
    return `data:image/png;base64,${(await small.png().toBuffer()).toString("base64")}`;
  return `data:image/jpeg;base64,${(await small.removeAlpha().jpeg({ quality: 60 }).toBuffer()).toString("base64")}`;
}
