import { httpError } from "../../errors.ts";
import type { Size } from "./geometry.ts";
import type { ImageHeader } from "./image-metadata.ts";
import type { ImageParameters } from "./image-parameters.ts";

export type OutputFormat = "jpg" | "pjpg" | "png" | "webp" | "avif" | "gif" | "tiff";

export const MEDIA_TYPES: Readonly<Record<OutputFormat, string>> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  tiff: "image/tiff",
};

/** Above this number of pixels auto=format does not choose AVIF, because encoding takes seconds. fm=avif still does. */
const MAX_AVIF_PIXELS = 4_000_000;

/** AVIF of 33 megapixels needs 1.2 GB of memory and a minute (measured). */
const MAX_REQUESTED_AVIF_PIXELS = 12_000_000;

interface Source {
  readonly header: Pick<ImageHeader, "extension" | "hasAlpha">;
  readonly isAnimated: boolean;
  readonly size: Size;
  /** The request's Accept header. */
  readonly accept: string;
}

/**
 * Chooses the requested format. With auto=format: the best format that the browser accepts. Otherwise: the format of the source, if
 * browsers support it. Throws LakeError 400 if an AVIF is requested that is too large.
 */
export function chooseOutputFormat(
  { fm, auto }: ImageParameters,
  { header, isAnimated, size, accept }: Source,
): OutputFormat {
  const isLarge = size.width * size.height > MAX_REQUESTED_AVIF_PIXELS;
  if (fm === "avif" && isLarge) {
    throw httpError(400, 'Image parameter "fm": AVIF has at most 12 megapixels. Use webp, or a smaller size');
  }
  if (fm && fm !== "json") return fm;
  if (auto) {
    const isSmall = size.width * size.height <= MAX_AVIF_PIXELS;
    if (isSmall && !isAnimated && accepts(accept, "image/avif")) return "avif";
    if (accepts(accept, "image/webp")) return "webp";
  }
  if (header.extension === "tiff" || header.extension === "svg") return header.hasAlpha ? "png" : "jpg";
  return header.extension === "avif" && isLarge ? "webp" : header.extension;
}

function accepts(accept: string, type: string): boolean {
  const entry = accept.split(",").find((part) => part.split(";")[0]?.trim().toLowerCase() === type);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*(;|$)/i.test(entry);
}
